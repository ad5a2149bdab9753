import { existsSync } from "node:fs";
import { readFile, readdir, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { type Entry, addEntries, entryText, nameFor, titleOf } from "./entry.ts";
import { type Original, makeMaster, originalOf, readOriginal } from "./master.ts";

const readable = new Set([".jpg", ".jpeg", ".png", ".webp", ".avif", ".tif", ".tiff"]);
const unreadable = new Set([".heic", ".heif", ".cr2", ".cr3", ".nef", ".arw", ".raf", ".dng", ".orf", ".rw2", ".gif"]);

export type Outcome = {
  added: Entry[];
  known: string[];
  failed: string[];
  /** Entries to paste by hand, when the gallery's list was not found in its file. */
  unplaced: string;
};

type Found = { name: string; original: Original };

/** Brings a folder of originals into the gallery. What is there is never overwritten, and nothing comes in twice. */
export const importPhotos = async (folder: string, gallery: string, say: (line: string) => void): Promise<Outcome> => {
  const listFile = join(gallery, "photography.ts");
  const list = await readFile(listFile, "utf8");
  const outcome: Outcome = { added: [], known: [], failed: [], unplaced: "" };
  const imported = await importedBefore(gallery);

  for (const { name, original } of await readFolder(folder, outcome)) {
    const title = titleOf(name);
    const before = imported.get(original.id);
    if (before !== undefined && list.includes(`"./${before}.jpg"`)) {
      outcome.known.push(name);
      continue;
    }
    if (before !== undefined) {
      outcome.added.push({ slug: before, title });
      continue;
    }
    try {
      const master = await makeMaster(join(folder, name), original);
      const slug = freeName(gallery, list, nameFor(original.date, title, name));
      await writeFile(join(gallery, `${slug}.jpg`), master, { flag: "wx" });
      imported.set(original.id, slug);
      outcome.added.push({ slug, title });
      say(`${name} → ${slug}.jpg, ${Math.round(master.length / 1000)} KB`);
    } catch (error) {
      outcome.failed.push(`${name}: cannot be read (${firstLine(error)}): the file is damaged, copy it again`);
    }
  }

  if (outcome.added.length > 0) {
    const longer = addEntries(list, outcome.added);
    if (longer === undefined) outcome.unplaced = outcome.added.map(entryText).join("\n");
    else await writeFile(listFile, longer);
  }
  return outcome;
};

/** Oldest first, as the gallery should grow; photos without a date come last, by name. */
const readFolder = async (folder: string, { failed }: Outcome) => {
  const found: Found[] = [];
  for (const name of (await readdir(folder)).toSorted()) {
    const type = extname(name).toLowerCase();
    if (unreadable.has(type)) failed.push(`${name}: ${type} cannot be imported: export it as jpg or tif first`);
    if (!readable.has(type) || name.startsWith(".")) continue;
    try {
      found.push({ name, original: await readOriginal(join(folder, name)) });
    } catch (error) {
      failed.push(`${name}: cannot be read (${firstLine(error)}): the file is damaged, copy it again`);
    }
  }
  const stamp = ({ original }: Found) => original.date ?? "9999";
  return found.toSorted((a, b) => (stamp(a) < stamp(b) ? -1 : Number(stamp(a) > stamp(b))));
};

const importedBefore = async (gallery: string) => {
  const names = new Map<string, string>();
  for (const name of (await readdir(gallery)).filter((file) => file.endsWith(".jpg"))) {
    const id = await originalOf(join(gallery, name)).catch(() => undefined);
    if (id) names.set(id, name.slice(0, -".jpg".length));
  }
  return names;
};

const freeName = (gallery: string, list: string, wish: string) => {
  const taken = (name: string) => existsSync(join(gallery, `${name}.jpg`)) || list.includes(`slug: "${name}"`);
  if (!taken(wish)) return wish;
  let number = 2;
  while (taken(`${wish}-${number}`)) number++;
  return `${wish}-${number}`;
};

const firstLine = (error: unknown) => String(error instanceof Error ? error.message : error).split("\n")[0];
