import { type BuildOptions, type InlineConfig, type Rolldown, build } from "vite";

/** Builds one entry without what it does not import, and returns what became of it. */
export const buildEntry = async (base: InlineConfig, options: BuildOptions): Promise<Rolldown.OutputChunk> => {
  const result = await build({ ...base, logLevel: "warn", publicDir: false, build: options });
  const [bundle] = [result].flat();
  if (!bundle || !("output" in bundle)) throw new Error("Vite produced no output.");
  return bundle.output[0];
};

/** The text of one classic script, with the words that it says. */
export const compileScript = async (base: InlineConfig, entry: string): Promise<string> => {
  const lib = { entry, formats: ["iife" as const], name: "script" };
  const { code } = await buildEntry(base, { write: false, target: "es2023", lib });
  return code.trim();
};
