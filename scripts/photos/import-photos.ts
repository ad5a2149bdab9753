import { existsSync } from "node:fs";
import { readFile, readdir, writeFile } from "node:fs/promises";
import { basename, extname, join } from "node:path";
import { type Entry, addEntries, entryText, nameFor, photosIn, says, titleOf } from "./entry.ts";
import { idOf, makeMaster, originalOf } from "./master.ts";
import { failedToRead, isPicture, readOriginals } from "./originals.ts";

export type Outcome = {
  added: Entry[];
  known: string[];
  failed: string[];
  skipped: string[];
  /** The owner pastes these by hand when the gallery's list was not found in its file. */
  unplaced: string;
};

/** Files that are there are never overwritten, and nothing comes in twice. */
export const importPhotos = async (folder: string, gallery: string, say: (line: string) => void): Promise<Outcome> => {
  const listFile = join(gallery, "photography.ts");
  const list = await readFile(listFile, "utf8");
  const isListed = (file: string) => says(photosIn(list), "", `./${file}`);
  const { imported, placed } = await picturesOf(gallery);
  const { found, failed, skipped } = await readOriginals(folder);
  const outcome: Outcome = { added: [], known: [], failed, skipped, unplaced: "" };

  for (const { name, original } of found) {
    const title = titleOf(basename(name));
    const before = imported.get(original.id);
    if ([before, placed.get(original.id)].some((file) => file !== undefined && isListed(file))) {
      outcome.known.push(name);
      continue;
    }
    if (before !== undefined) {
      outcome.added.push({ slug: basename(before, extname(before)), title, file: before });
      continue;
    }
    try {
      const master = await makeMaster(join(folder, name), original);
      const slug = freeName(gallery, list, nameFor(original.date, title, basename(name)));
      await writeFile(join(gallery, `${slug}.jpg`), master, { flag: "wx" });
      outcome.added.push({ slug, title });
      say(`${name} → ${slug}.jpg, ${Math.round(master.length / 1000)} KB`);
    } catch (error) {
      outcome.failed.push(failedToRead(name, error));
    }
  }

  if (outcome.added.length > 0) {
    // An import takes minutes, in which the owner may write in the list.
    const longer = addEntries(await readFile(listFile, "utf8"), outcome.added);
    if (longer === undefined) outcome.unplaced = outcome.added.map(entryText).join("\n");
    else await writeFile(listFile, longer);
  }
  return outcome;
};

/** A file that an import made is known by the original that it came from, and every file by what it is. */
const picturesOf = async (gallery: string) => {
  const imported = new Map<string, string>();
  const placed = new Map<string, string>();
  for (const name of (await readdir(gallery)).filter(isPicture)) {
    const file = join(gallery, name);
    const id = await originalOf(file).catch(() => undefined);
    if (id) imported.set(id, name);
    placed.set(idOf(await readFile(file)), name);
  }
  return { imported, placed };
};

const freeName = (gallery: string, list: string, wish: string) => {
  const taken = (name: string) => existsSync(join(gallery, `${name}.jpg`)) || says(list, "slug: ", name);
  if (!taken(wish)) return wish;
  let number = 2;
  while (taken(`${wish}-${number}`)) number++;
  return `${wish}-${number}`;
};
