import { join } from "node:path";
import type { Plugin } from "vite";
import { compileScript } from "./compile-script.ts";

const name = "virtual:early-script";

const entries = { earlyScript: "early.ts", holdScript: "early-hold.ts" };

export const earlyScript = (): Plugin => ({
  name: "ridgeline:early-script",
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  async load(id) {
    if (id !== `\0${name}`) return undefined;
    const texts = Object.entries(entries).map(async ([exported, file]) => {
      const entry = join(import.meta.dirname, "..", "app", "shell", file);
      this.addWatchFile(entry);
      return `export const ${exported} = ${JSON.stringify(await compileScript(entry))};`;
    });
    return (await Promise.all(texts)).join("\n");
  },
});
