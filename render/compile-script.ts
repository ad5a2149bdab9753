import { type BuildOptions, type InlineConfig, build } from "vite";

/** Builds files for browsers. The first is the entry's chunk. */
export const buildFiles = async (config: InlineConfig, options: BuildOptions) => {
  const result = await build({ ...config, logLevel: "warn", build: options });
  const [bundle] = [result].flat();
  if (!bundle || !("output" in bundle)) throw new Error("Vite produced no output.");
  return bundle.output;
};

/** The code of one script without imports, with the interface text that it shows. */
export const compileScript = async (config: InlineConfig, entry: string): Promise<string> => {
  const lib = { entry, formats: ["iife" as const], name: "script" };
  const [{ code }] = await buildFiles(config, { write: false, copyPublicDir: false, target: "es2023", lib });
  return code.trim();
};
