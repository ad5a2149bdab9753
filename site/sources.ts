import { createRequire, registerHooks } from "node:module";
import { join, relative, resolve, sep } from "node:path";
import { pathToFileURL } from "node:url";

/** The owner's folder, seen from the project's root: `content`, or another one that CONTENT names. */
export const contentFolder = relative(".", resolve(process.env["CONTENT"] || "content")).replaceAll("\\", "/");

/** What the owner's files hold, before anything is known of it. */
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
      // Said outright: a folder of its own has no package.json that would tell what kind of modules these are.
      const format = found.url.endsWith(".ts") ? { format: "module-typescript" } : {};
      return { ...found, ...format, url: `${found.url}?reading=${readings.ridgelineReading}` };
    },
  });

/** Reads the owner's folder as it is now. */
const readSources = async (): Promise<Sources> => {
  if (readings.ridgelineReading === undefined) hook();
  readings.ridgelineReading = (readings.ridgelineReading ?? 0) + 1;
  return { ...(await nativeImport(pathToFileURL(join(contentFolder, "index.ts")).href)) };
};

/** The content as Node reads it. While pages are made, the bundler reads the same folder: see framework/content.ts. */
export const sources = await readSources();
