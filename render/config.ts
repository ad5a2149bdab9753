import { createHash } from "node:crypto";
import { join, relative, resolve, sep } from "node:path";
import type { InlineConfig } from "vite";
import { basePath } from "../site/addresses/base-path.ts";
import { publicFolder } from "../site/files.ts";
import { contentFolder } from "../site/folder.ts";
import { type ReadOwner, siteStyles } from "../app/styles/postcss-site.ts";

export const root = join(import.meta.dirname, "..");

/** Class names must match between pages, which the runner renders, and the built scripts and styles. */
const className = (name: string, file: string) => {
  const [path = ""] = relative(root, file).replaceAll(sep, "/").split("?");
  return `${name}-${createHash("sha256").update(path).digest("base64url").slice(0, 4)}`;
};

/** The configuration that the dev server, the renderer and the browser build share. */
export const siteConfig = (readOwner: ReadOwner): InlineConfig => ({
  configFile: false,
  root,
  base: basePath(),
  publicDir: resolve(publicFolder),
  appType: "custom",
  // CONTENT may be any folder, and its files import the project's types as a package.
  resolve: { alias: { "#content": resolve(contentFolder), ridgeline: join(root, "site/schema/define.ts") } },
  css: { postcss: { plugins: [siteStyles(readOwner)] }, modules: { generateScopedName: className } },
});
