import { type Plugin, build } from "vite";
import { basePath } from "../site/addresses/base-path.ts";
import { shrinkClassic } from "./shrink.ts";
import { words } from "./words/plugin.ts";

/** The text of one classic script comes out, with the words that it says. */
export const compileScript = async (entry: string, spoken: Plugin = words()): Promise<string> => {
  const result = await build({
    configFile: false,
    base: basePath(),
    logLevel: "silent",
    publicDir: false,
    plugins: [spoken],
    build: {
      write: false,
      minify: true,
      target: "es2023",
      lib: { entry, formats: ["iife"], name: "script" },
      // A word that is said once takes no name: these scripts stand in every page.
      rolldownOptions: { optimization: { inlineConst: { mode: "all" } } },
    },
  });
  const [bundle] = Array.isArray(result) ? result : [result];
  const chunk = bundle && "output" in bundle ? bundle.output[0] : undefined;
  if (chunk?.type !== "chunk") throw new Error(`${entry} did not compile to one script`);
  return (await shrinkClassic(chunk.code)).trim();
};
