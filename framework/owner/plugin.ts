import { join, resolve, sep } from "node:path";
import type { Plugin } from "vite";
import { contentFiles } from "../../site/files.ts";
import { contentFolder } from "../../site/sources.ts";
import { currentContent, currentReading, sourcesCode } from "./current.ts";
import { followContent } from "./follow.ts";
import { movedCode } from "./moved.ts";

const root = resolve(import.meta.dirname, "..", "..");
const define = join(root, "site/schema/define.ts");
const reader = join(root, "site/sources.ts").replaceAll(sep, "/");
const moved = "virtual:moved";

const importIndex = `import * as files from ${JSON.stringify(resolve(contentFiles.index).replaceAll(sep, "/"))};
export const sources = { ...files };`;

/** The dev server follows the owner's folder by itself, since an edit must be examined before a page shows it. */
export const content = (): Plugin => ({
  name: "ridgeline:content",
  enforce: "pre",
  config: () => ({
    publicDir: resolve(contentFolder, "public"),
    server: { fs: { allow: [root, resolve(contentFolder)] } },
  }),
  resolveId: (id) => (id === "ridgeline" ? define : id === moved ? `\0${moved}` : undefined),
  load(id) {
    if (id === reader) {
      const isServed = this.environment.config.command === "serve" && currentReading();
      const folder = `export const contentFolder = ${JSON.stringify(contentFolder)};`;
      return `${folder}\nexport const unread = undefined;\n${isServed ? sourcesCode : importIndex}`;
    }
    return id === `\0${moved}` ? movedCode(currentContent()) : undefined;
  },
  transform: {
    filter: { id: /\/app\/entry\.client\.tsx$/ },
    handler(code) {
      if (this.environment.config.command !== "serve") return undefined;
      return { code: `import "/framework/owner/page.ts";\n${code}`, map: null };
    },
  },
  configureServer: (server) => followContent(server, reader),
});
