import { join, resolve } from "node:path";
import type { Plugin, ViteDevServer } from "vite";
import { type Speech, speechOf } from "../../site/compile/speech.ts";
import { contentFiles } from "../../site/files.ts";
import { loadContent } from "../../site/load.ts";
import { wordModules } from "./code.ts";

const prefix = "virtual:words/";
const idPrefix = `\0${prefix}`;

const door = join(import.meta.dirname, "..", "..", "site", "load.ts");

/** The files that words come from. */
export const wordFiles = [contentFiles.words, contentFiles.site];

export type ReadWords = () => Promise<Speech>;

/** As Node has it, which reads each file once. */
const readOnce: ReadWords = async () => speechOf(loadContent());

/** The dev server reads the content anew when it has changed; Node by itself would give what it read first. */
export const readFrom =
  (server: ViteDevServer): ReadWords =>
  async () => {
    const fresh = await server.ssrLoadModule(door);
    return speechOf((fresh["loadContent"] as typeof loadContent)());
  };

/** Gives the site's own words to components and scripts: `import * as words from "virtual:words/home"`. */
export const words = (given?: ReadWords): Plugin => {
  let read = given ?? readOnce;
  let root = "";
  return {
    name: "ridgeline:words",
    configResolved(config) {
      ({ root } = config);
    },
    configureServer(server) {
      if (!given) read = readFrom(server);
    },
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(idPrefix)) return undefined;
      const group = id.slice(idPrefix.length);
      const code = wordModules(await read())[group];
      if (code === undefined) this.error(`There are no words called "${group}": see site/schema/words.ts`);
      return { code, moduleSideEffects: false };
    },
    hotUpdate({ file, modules }) {
      if (!wordFiles.some((name) => resolve(root, name) === resolve(file))) return undefined;
      const graph = this.environment.moduleGraph;
      return [...modules, ...[...graph.idToModuleMap.values()].filter(({ id }) => id?.startsWith(idPrefix))];
    },
  };
};
