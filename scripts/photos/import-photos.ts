import { existsSync } from "node:fs";
import { readFile, readdir, writeFile } from "node:fs/promises";
import { basename, extname, join } from "node:path";
import { listFiles } from "../../hosting/output-files.ts";
import { type Entry, addEntries, nameFor, titleOf } from "./entry.ts";
import { makeMaster, originalOf, readOriginal } from "./master.ts";

export type Outcome = {
  added: Entry[];
  known: string[];
  failed: string[];
  skipped: string[];
  /** False if the photo list wasn't found in its file. */
  isPlaced: boolean;
};

const isPicture = (name: string) => /\.(jpe?g|png|webp|avif|tiff?)$/i.test(name);

const isHidden = (name: string) => /(^|\/)\./.test(name);

/** Never overwrites a file, and imports nothing twice. */
export const importPhotos = async (folder: string, gallery: string, log: (line: string) => void): Promise<Outcome> => {
  const listFile = join(gallery, "photography.ts");
  const list = await readFile(listFile, "utf8");
  const names = (await listFiles(folder)).filter((name) => !isHidden(name));
  const skipped = names.filter((name) => !isPicture(name));
  const outcome: Outcome = { added: [], known: [], failed: [], skipped, isPlaced: true };
  const tryFile = async (name: string, work: () => Promise<void>) =>
    work().catch((error: Error) => outcome.failed.push(`${name}: ${error.message}. Copy or export it again.`));

  const originals: { name: string; original: Awaited<ReturnType<typeof readOriginal>> }[] = [];
  for (const name of names.filter(isPicture)) {
    await tryFile(name, async () => void originals.push({ name, original: await readOriginal(join(folder, name)) }));
  }
  const imported = await importedIn(gallery);
  // The newest comes first in the list; those without a date come last.
  const sorted = originals.toSorted((a, b) => (b.original.date ?? "").localeCompare(a.original.date ?? ""));
  for (const { name, original } of sorted) {
    const title = titleOf(basename(name));
    const before = imported.get(original.id);
    if (before === undefined) {
      await tryFile(name, async () => {
        const master = await makeMaster(join(folder, name), original);
        const slug = freeName(gallery, list, nameFor(original.date, title, basename(name)));
        await writeFile(join(gallery, `${slug}.jpg`), master, { flag: "wx" });
        imported.set(original.id, `${slug}.jpg`);
        outcome.added.push({ slug, title });
        log(`${name} → ${slug}.jpg, ${Math.round(master.length / 1000)} KB`);
      });
    } else if (list.includes(`"./${before}"`) || outcome.added.some(({ slug }) => before === `${slug}.jpg`)) {
      outcome.known.push(name);
    } else {
      outcome.added.push({ slug: basename(before, extname(before)), title, file: before });
    }
  }

  if (outcome.added.length > 0) {
    // An import takes minutes, and the owner may edit the list meanwhile.
    const longer = addEntries(await readFile(listFile, "utf8"), outcome.added);
    outcome.isPlaced = longer !== undefined;
    if (longer !== undefined) await writeFile(listFile, longer);
  }
  return outcome;
};

/** The imported files, by the hash of their original. */
const importedIn = async (gallery: string) => {
  const imported = new Map<string, string>();
  for (const name of (await readdir(gallery)).filter(isPicture)) {
    const id = await originalOf(join(gallery, name)).catch(() => undefined);
    if (id) imported.set(id, name);
  }
  return imported;
};

const freeName = (gallery: string, list: string, wanted: string) => {
  const isTaken = (name: string) => existsSync(join(gallery, `${name}.jpg`)) || list.includes(`slug: "${name}"`);
  let name = wanted;
  for (let number = 2; isTaken(name); number++) name = `${wanted}-${number}`;
  return name;
};
