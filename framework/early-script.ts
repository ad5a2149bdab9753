import { join } from "node:path";
import { type Plugin, build } from "vite";

const name = "virtual:early-script";

/** Gives the text of app/shell/early.ts, compiled and minified, for inlining into every page's head. */
export const earlyScript = (): Plugin => ({
  name: "ridgeline:early-script",
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  async load(id) {
    if (id !== `\0${name}`) return undefined;
    const entry = join(import.meta.dirname, "..", "app", "shell", "early.ts");
    this.addWatchFile(entry);
    const result = await build({
      configFile: false,
      logLevel: "silent",
      publicDir: false,
      build: { write: false, minify: true, target: "es2023", lib: { entry, formats: ["iife"], name: "early" } },
    });
    const [bundle] = Array.isArray(result) ? result : [result];
    const chunk = bundle && "output" in bundle ? bundle.output[0] : undefined;
    if (chunk?.type !== "chunk") throw new Error(`${entry} did not compile to one script`);
    return `export const earlyScript = ${JSON.stringify(chunk.code.trim())};`;
  },
});
