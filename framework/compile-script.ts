import { build } from "vite";

export const compileScript = async (entry: string): Promise<string> => {
  const result = await build({
    configFile: false,
    logLevel: "silent",
    publicDir: false,
    build: { write: false, minify: true, target: "es2023", lib: { entry, formats: ["iife"], name: "script" } },
  });
  const [bundle] = Array.isArray(result) ? result : [result];
  const chunk = bundle && "output" in bundle ? bundle.output[0] : undefined;
  if (chunk?.type !== "chunk") throw new Error(`${entry} did not compile to one script`);
  return chunk.code.trim();
};
