import { randomUUID } from "node:crypto";
import { mkdirSync, statSync } from "node:fs";
import { readFile, readdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

export type Cache = ReturnType<typeof openCache>;

/** Older files that this build has not used are deleted. */
const maxAge = 30 * 86_400_000;

/** Synchronous, because a build checks ten thousand files and awaiting each takes twenty times as long. */
export const statNow = (path: string) => statSync(path, { throwIfNoEntry: false });

/** Files by name. A name always stands for the same bytes, so no entry goes stale. */
export const openCache = (folder: string) => {
  mkdirSync(folder, { recursive: true });
  const used = new Set<string>();
  const at = (name: string) => {
    used.add(name);
    return join(folder, name);
  };

  return {
    at,
    size: (name: string) => statNow(at(name))?.size || undefined,
    read: (name: string) => readFile(at(name)).catch(() => undefined),
    /** Writes to a temporary file and renames it, so that an interrupted build leaves no partial file. */
    write: async (name: string, bytes: Uint8Array | string) => {
      // Two pages may need the same bytes at the same time.
      const aside = join(folder, `${name}.${randomUUID()}.part`);
      await writeFile(aside, bytes);
      await rename(aside, at(name));
    },
    tidy: async (): Promise<void> => {
      for (const name of await readdir(folder)) {
        const file = join(folder, name);
        const found = statNow(file);
        if (found?.isFile() && !used.has(name) && Date.now() - found.mtimeMs > maxAge) await rm(file, { force: true });
      }
    },
  };
};
