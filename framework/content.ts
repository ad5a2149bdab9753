import { join, resolve, sep } from "node:path";
import type { Plugin } from "vite";
import { flattenRedirects } from "../site/addresses/redirects.ts";
import { contentFiles } from "../site/files.ts";
import { examineContent } from "../site/load.ts";
import { contentFolder, sources } from "../site/sources.ts";

const root = resolve(import.meta.dirname, "..");
const define = join(root, "site/schema/define.ts");
const reader = join(root, "site/sources.ts");
const moved = "virtual:moved";

/**
 * Lets the bundler read the owner's folder, wherever it is. The modules that Node reads at run time become ordinary
 * imports here, so that the dev server knows which pages an edit changes.
 */
export const content = (): Plugin => ({
  name: "ridgeline:content",
  enforce: "pre",
  config: () => ({
    publicDir: resolve(contentFolder, "public"),
    server: { fs: { allow: [root, resolve(contentFolder)] } },
  }),
  resolveId: (id) => (id === "ridgeline" ? define : id === moved ? `\0${moved}` : undefined),
  load(id) {
    if (id === reader.replaceAll(sep, "/")) {
      return [
        `import * as files from ${JSON.stringify(resolve(contentFiles.index).replaceAll(sep, "/"))};`,
        `export const contentFolder = ${JSON.stringify(contentFolder)};`,
        "export const sources = { ...files };",
        "export const unread = undefined;",
      ].join("\n");
    }
    if (id !== `\0${moved}`) return undefined;
    const { content: checked } = examineContent(sources);
    return `export const moved = ${JSON.stringify(flattenRedirects(checked?.redirects ?? []))};`;
  },
});
