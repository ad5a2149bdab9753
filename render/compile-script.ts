import { type BuildOptions, type InlineConfig, type Rolldown, build } from "vite";

/** Builds one entry and returns its chunk. */
export const buildEntry = async (base: InlineConfig, options: BuildOptions): Promise<Rolldown.OutputChunk> => {
  const result = await build({ ...base, logLevel: "error", publicDir: false, build: options });
  const [bundle] = [result].flat();
  if (!bundle || !("output" in bundle)) throw new Error("Vite produced no output.");
  return bundle.output[0];
};

/** The code of one classic script, including its UI text. */
export const compileScript = async (base: InlineConfig, entry: string): Promise<string> => {
  const lib = { entry, formats: ["iife" as const], name: "script" };
  const { code } = await buildEntry(base, { write: false, target: "es2023", lib });
  return code.trim();
};
