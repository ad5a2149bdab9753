import { join } from "node:path";
import type { Plugin } from "vite";
import { compileScript } from "./compile-script.ts";

const name = "virtual:early-script";

const shell = join(import.meta.dirname, "..", "app", "shell");

const entries = {
  early: join(shell, "early.ts"),
  copy: join(shell, "end", "copy.ts"),
  draw: join(shell, "end", "draw.ts"),
};

export const earlyScript = (): Plugin => ({
  name: "ridgeline:early-script",
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  async load(id) {
    if (id !== `\0${name}`) return undefined;
    const scripts: Record<string, string> = {};
    for (const [part, entry] of Object.entries(entries)) {
      this.addWatchFile(entry);
      scripts[part] = await compileScript(entry);
    }
    return `export const scripts = ${JSON.stringify(scripts)};`;
  },
});
