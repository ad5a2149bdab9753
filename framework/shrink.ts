import { createHash } from "node:crypto";
import { join } from "node:path";
import { type MinifyOptions, minify } from "terser";
import terser from "terser/package.json" with { type: "json" };
import type { Plugin } from "vite";
import { type Cache, openCache } from "../site/pictures/cache.ts";

const options: MinifyOptions = { module: true, ecma: 2020, compress: { passes: 3 } };

/** Terser after Vite's own minifier saves half a kilobyte of what every page loads, and a hundred bytes of every page itself. */
const shrink = async (code: string): Promise<string> => (await minify(code, options)).code ?? code;

/** Several classic scripts stand in one page and share one scope: each keeps its names in a function of its own. */
export const shrinkClassic = async (code: string): Promise<string> =>
  (await minify(code, { ...options, module: false, compress: { passes: 3, inline: 2 } })).code ?? code;

/** The libraries' script takes most of the time and hardly ever changes: the cache keeps it. */
export const shrunk = async (code: string, cache: Cache): Promise<string> => {
  const key = createHash("sha256")
    .update(JSON.stringify([terser.version, options, code]))
    .digest("hex");
  const known = await cache.read(key);
  if (known) return known.toString();
  const made = await shrink(code);
  await cache.write(key, made);
  return made;
};

/**
 * Told so, Chromium compiles what is in a script away from the page. Else each function is compiled on the page's own thread
 * when it is first called, and the app's start calls most of them. For other browsers it is a comment.
 */
const compileEarly = "//# allFunctionsCalledOnLoad\n";

export const shrinkScripts = (): Plugin => ({
  name: "ridgeline:shrink",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  generateBundle: {
    order: "post",
    async handler(_options, bundle) {
      const cache = openCache(join(import.meta.dirname, "..", ".cache", "scripts"));
      for (const file of Object.values(bundle)) {
        if (file.type !== "chunk") continue;
        const code = await shrunk(file.code, cache);
        // Of what draws models, most is never called.
        file.code = file.name.startsWith("asked/") ? code : compileEarly + code;
      }
    },
  },
});
