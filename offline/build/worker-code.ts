import { build } from "vite";

/** Compiles a worker's script into one piece of text. */
export const workerCode = async (entry: string): Promise<string> => {
  const result = await build({
    configFile: false,
    logLevel: "silent",
    publicDir: false,
    build: { write: false, minify: true, target: "es2023", lib: { entry, formats: ["iife"], name: "worker" } },
  });
  const [bundle] = Array.isArray(result) ? result : [result];
  const chunk = bundle && "output" in bundle ? bundle.output[0] : undefined;
  if (chunk?.type !== "chunk") throw new Error(`${entry} did not compile to one script`);
  return chunk.code.trim();
};
