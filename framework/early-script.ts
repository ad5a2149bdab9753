import { join } from "node:path";
import type { Plugin } from "vite";
import { compileScript } from "./compile-script.ts";

const name = "virtual:early-script";

const entry = join(import.meta.dirname, "..", "app", "shell", "early.ts");

export const earlyScript = (): Plugin => ({
  name: "ridgeline:early-script",
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  async load(id) {
    if (id !== `\0${name}`) return undefined;
    this.addWatchFile(entry);
    return `export const earlyScript = ${JSON.stringify(await compileScript(entry))};`;
  },
});
