import { randomUUID } from "node:crypto";
import { mkdirSync, statSync } from "node:fs";
import { readFile, readdir, rename, rm, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";

export type Cache = ReturnType<typeof openCache>;

const day = 86_400_000;

/** Files that no build has used for this long are deleted. */
const maxAge = 30 * day;

/** Synchronous, because a build checks ten thousand files and awaiting each takes twenty times as long. */
export const statNow = (path: string) => {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
};

/** Files by name. A name always stands for the same bytes, so no entry goes stale. */
export const openCache = (folder: string) => {
  mkdirSync(folder, { recursive: true });
  const at = (name: string) => join(folder, name);

  /** A file's modification time is the last day on which it was used. */
  const use = async (name: string) => {
    const found = statNow(at(name));
    const now = new Date();
    if (found && now.getTime() - found.mtimeMs > day) await utimes(at(name), now, now).catch(() => undefined);
    return found;
  };

  return {
    at,
    size: async (name: string) => (await use(name))?.size || undefined,
    read: async (name: string) => ((await use(name)) ? readFile(at(name)).catch(() => undefined) : undefined),
    /** Writes to a temporary file and renames it, so that an interrupted build leaves no partial file. */
    write: async (name: string, bytes: Uint8Array | string) => {
      // Two pages may need the same bytes at the same time.
      const aside = at(`${name}.${randomUUID()}.part`);
      await writeFile(aside, bytes);
      await rename(aside, at(name));
    },
    tidy: async (now = Date.now()): Promise<void> => {
      for (const name of await readdir(folder)) {
        const found = statNow(at(name));
        if (found?.isFile() && now - found.mtimeMs > maxAge) await rm(at(name), { force: true });
      }
    },
  };
};
