import { dirname } from "node:path";
import { contentFiles } from "../site/files.ts";
import { entryText } from "./photos/entry.ts";
import { hindranceTo } from "./photos/hindrance.ts";
import { importPhotos } from "./photos/import-photos.ts";

/** `npm run photos -- FOLDER`: brings a folder of originals into the gallery; the originals are not touched. */

const gallery = dirname(contentFiles.photography);
const [folder] = process.argv.slice(2);

const run = async (from: string) => {
  const { added, known, failed, skipped, unplaced } = await importPhotos(from, gallery, console.log);
  if (known.length > 0) console.log(`Already in the gallery: ${known.join(", ")}`);
  if (added.length > 0) {
    console.log(`\n${added.map(entryText).join("\n")}\n`);
    if (unplaced)
      console.log(`No "photos: [" list was found in ${gallery}/photography.ts: paste these entries into it.`);
    else console.log(`These entries stand at the end of ${gallery}/photography.ts.`);
    console.log(
      "Say in each alt text what is seen, and fill in empty titles: the build stops until every photo has both.",
    );
  } else if (known.length === 0 && failed.length === 0) {
    console.log(`No pictures in ${from}: expected jpg, png, webp, avif or tif files.`);
  }
  if (skipped.length > 0) console.log(`\nLeft out:\n${skipped.map((sentence) => `  ${sentence}`).join("\n")}`);
  for (const sentence of failed) console.error(sentence);
  if (failed.length > 0 || unplaced) process.exitCode = 1;
};

const { photography: list, index } = contentFiles;
const hindrance = hindranceTo({ folder, list, index });
if (hindrance === undefined && folder) await run(folder);
else {
  console.error(hindrance);
  process.exitCode = 1;
}
