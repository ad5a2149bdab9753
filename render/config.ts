import { join, resolve } from "node:path";
import type { InlineConfig } from "vite";
import { basePath } from "../site/addresses/base-path.ts";
import { publicFolder } from "../site/files.ts";
import { contentFolder } from "../site/folder.ts";
import { type ReadStyleContent, siteStyles } from "../app/styles/postcss-site.ts";

export const root = join(import.meta.dirname, "..");

/** The configuration that the dev server, the renderer and the browser build share. */
export const siteConfig = (read: ReadStyleContent): InlineConfig => ({
  configFile: false,
  root,
  base: basePath(),
  publicDir: resolve(publicFolder),
  appType: "custom",
  // CONTENT may be any folder, and its files import the project's types as a package.
  resolve: { alias: { "#content": resolve(contentFolder), ridgeline: join(root, "site/schema/define.ts") } },
  // Class names follow from the path, so pages, which the runner renders, have the same as the styles of browsers.
  css: { postcss: { plugins: [siteStyles(read)] }, modules: { generateScopedName: "[local]-[hash:base64:4]" } },
});
