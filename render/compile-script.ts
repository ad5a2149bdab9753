import { type InlineConfig, build, mergeConfig } from "vite";

/** The text of one classic script comes out, with the words that it says. */
export const compileScript = async (entry: string, config: InlineConfig): Promise<string> => {
  const result = await build(
    mergeConfig(config, {
      logLevel: "silent",
      publicDir: false,
      build: { write: false, target: "es2023", lib: { entry, formats: ["iife"], name: "script" } },
    } satisfies InlineConfig),
  );
  const [bundle] = Array.isArray(result) ? result : [result];
  const chunk = bundle && "output" in bundle ? bundle.output[0] : undefined;
  if (chunk?.type !== "chunk") throw new Error(`${entry} did not compile to one script`);
  return chunk.code.trim();
};
