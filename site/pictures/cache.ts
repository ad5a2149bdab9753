import { mkdirSync } from "node:fs";
import { readFile, rename, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";

export type Cache = ReturnType<typeof openCache>;

/** Files by name; a name stands for its bytes for ever, so nothing in here goes stale. */
export const openCache = (folder: string) => {
  mkdirSync(folder, { recursive: true });
  const at = (name: string) => join(folder, name);
  return {
    at,
    size: async (name: string) => {
      const found = await stat(at(name)).catch(() => undefined);
      return found?.size || undefined;
    },
    read: async (name: string) => readFile(at(name)).catch(() => undefined),
    /** Written aside and then renamed: a build that is stopped leaves no half file behind. */
    write: async (name: string, bytes: Uint8Array | string) => {
      const aside = at(`${name}.${process.pid}.part`);
      await writeFile(aside, bytes);
      await rename(aside, at(name));
    },
  };
};
