import { join } from "node:path";
import type { Plugin } from "vite";
import { compileScript } from "./compile-script.ts";

const name = "virtual:early-script";

/** Gives the text of app/shell/early.ts, compiled and minified, for inlining into every page's head. */
export const earlyScript = (): Plugin => ({
  name: "ridgeline:early-script",
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  async load(id) {
    if (id !== `\0${name}`) return undefined;
    const entry = join(import.meta.dirname, "..", "app", "shell", "early.ts");
    this.addWatchFile(entry);
    return `export const earlyScript = ${JSON.stringify(await compileScript(entry))};`;
  },
});
