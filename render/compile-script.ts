import { type InlineConfig, type Rolldown, build, mergeConfig } from "vite";

/** Builds one entry, and returns what became of it. */
export const buildEntry = async (config: InlineConfig): Promise<Rolldown.OutputChunk> => {
  const result = await build(config);
  const [bundle] = Array.isArray(result) ? result : [result];
  if (!bundle || !("output" in bundle)) throw new Error("Vite has built nothing.");
  return bundle.output[0];
};

/** The text of one classic script, with the words that it says. */
export const compileScript = async (entry: string, config: InlineConfig): Promise<string> => {
  const { code } = await buildEntry(
    mergeConfig(config, {
      logLevel: "silent",
      publicDir: false,
      build: { write: false, target: "es2023", lib: { entry, formats: ["iife"], name: "script" } },
    } satisfies InlineConfig),
  );
  return code.trim();
};
