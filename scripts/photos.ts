import { existsSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { contentFiles } from "../site/files.ts";
import { entryText } from "./photos/entry.ts";
import { importPhotos } from "./photos/import-photos.ts";

/** `npm run photos -- FOLDER`: imports a folder of originals into the gallery, without changing them. */

const { photography: list, index } = contentFiles;

const importFrom = async (folder: string) => {
  const { added, known, failed, skipped, isPlaced } = await importPhotos(folder, dirname(list), console.log);
  if (known.length > 0) console.log(`Already in the gallery: ${known.join(", ")}`);
  if (added.length > 0) {
    console.log(`\n${added.map(entryText).join("\n")}\n`);
    console.log(
      isPlaced
        ? `Added these entries to the top of ${list}.`
        : `Could not find "photos: [" in ${list}. Paste these entries there.`,
    );
    console.log("Now fill in each alt text and any empty title, then run npm run content.");
  }
  if (skipped.length > 0)
    console.log(
      `Skipped (only JPEG, PNG, WebP, AVIF, and TIFF are supported; save HEIC photos as JPEG): ${skipped.join(", ")}`,
    );
  for (const message of failed) console.error(message);
  if (failed.length > 0 || !isPlaced) process.exitCode = 1;
};

const [folder = ""] = process.argv.slice(2);
const problem = !statSync(folder, { throwIfNoEntry: false })?.isDirectory()
  ? `expected a folder of photos, got ${JSON.stringify(folder)}: npm run photos -- FOLDER`
  : existsSync(list)
    ? undefined
    : `${list} is missing. Create it with definePhotography and export it from ${index}.`;
if (problem === undefined) await importFrom(folder);
else {
  console.error(problem);
  process.exitCode = 1;
}
