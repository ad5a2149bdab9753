import { createRequire, registerHooks } from "node:module";
import { join, resolve, sep } from "node:path";
import { pathToFileURL } from "node:url";
import { contentFolder } from "./folder.ts";

export type Sources = Record<string, unknown>;

const { nativeImport } = createRequire(import.meta.url)("./native-import.cjs") as {
  nativeImport: (url: string) => Promise<Sources>;
};

const inside = pathToFileURL(resolve(contentFolder) + sep).href;
const define = new URL("schema/define.ts", import.meta.url).href;

/** Node keeps what it has once imported; a file under another name it reads anew. */
const readings = globalThis as { ridgelineReading?: number };

const hook = () =>
  registerHooks({
    resolve(name, context, next) {
      // A folder outside the project finds `ridgeline` in no node_modules.
      if (name === "ridgeline") return { url: define, shortCircuit: true };
      const found = next(name, context);
      const isOwners = found.url.startsWith(inside) && !found.url.includes("?");
      if (!isOwners) return found;
      // A folder of its own has no package.json that would tell what kind of modules these are.
      const format = found.url.endsWith(".ts") ? { format: "module-typescript" } : {};
      return { ...found, ...format, url: `${found.url}?reading=${readings.ridgelineReading}` };
    },
  });

export const readSources = async (): Promise<Sources> => {
  if (readings.ridgelineReading === undefined) hook();
  readings.ridgelineReading = (readings.ridgelineReading ?? 0) + 1;
  return { ...(await nativeImport(pathToFileURL(join(contentFolder, "index.ts")).href)) };
};
