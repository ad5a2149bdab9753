import type { Plugin } from "vite";
import type { Speech } from "../../site/compile/speech.ts";
import { wordModules } from "./code.ts";

const prefix = "virtual:words/";
const idPrefix = `\0${prefix}`;

/** Gives the site's own words to components and scripts: `import * as words from "virtual:words/home"`. */
export const words = (read: () => Promise<Speech>): Plugin => ({
  name: "ridgeline:words",
  resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
  async load(id) {
    if (!id.startsWith(idPrefix)) return undefined;
    const group = id.slice(idPrefix.length);
    const code = wordModules(await read())[group];
    if (code === undefined) this.error(`There are no words called "${group}": see site/schema/words.ts`);
    return { code, moduleSideEffects: false };
  },
});
