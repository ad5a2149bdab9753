import { randomUUID } from "node:crypto";
import { mkdirSync, statSync } from "node:fs";
import { readFile, readdir, rename, rm, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";

export type Cache = ReturnType<typeof openCache>;

const day = 86_400_000;

/** A file that nothing has asked for in so many days belongs to a picture or a page that is gone. */
const longest = 30 * day;

/** A build asks for ten thousand files: to wait for each answer would take twenty times as long as to get it. */
export const statNow = (path: string) => {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
};

/** Files by name; a name stands for its bytes for ever, so nothing in here goes stale. */
export const openCache = (folder: string) => {
  mkdirSync(folder, { recursive: true });
  const at = (name: string) => join(folder, name);

  /** A file's date is that of the last day on which it was asked for. */
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
    /** A build that is stopped leaves no half file behind: files are written aside and then renamed. */
    write: async (name: string, bytes: Uint8Array | string) => {
      // Two pages may need the same bytes at the same time.
      const aside = at(`${name}.${randomUUID()}.part`);
      await writeFile(aside, bytes);
      await rename(aside, at(name));
    },
    tidy: async (now = Date.now()): Promise<void> => {
      for (const name of await readdir(folder)) {
        const found = statNow(at(name));
        if (found?.isFile() && now - found.mtimeMs > longest) await rm(at(name), { force: true });
      }
    },
  };
};
