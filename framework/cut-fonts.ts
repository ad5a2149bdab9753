import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import subsetFont from "subset-font";
import subsetter from "subset-font/package.json" with { type: "json" };
import type { Plugin } from "vite";
import { type Cache, openCache } from "../site/pictures/cache.ts";
import { shownLetters } from "../site/theme/shown-letters.ts";
import { currentContent } from "./owner/current.ts";
import { publishInstead, shippedFonts } from "./fonts.ts";

/** Copyright, family, style, licence and its address: the fonts' licence asks that they stay with every copy. */
const keptNames = [0, 1, 2, 13, 14];

/** Returns where the file is that has these letters alone. */
export const cutFont = async (file: string, letters: string, cache: Cache): Promise<string> => {
  const font = readFileSync(file);
  const key = createHash("sha256")
    .update(JSON.stringify([subsetter.version, keptNames, letters]))
    .update(font)
    .digest("hex");
  const name = `${basename(file, ".woff2")}-${key.slice(0, 8)}.woff2`;
  if (!(await cache.size(name))) {
    await cache.write(name, await subsetFont(font, letters, { targetFormat: "woff2", preserveNameIds: keptNames }));
  }
  return cache.at(name);
};

/**
 * The first view waits for the fonts: of the shipped ones, only letters that the site uses are published. An owner's font is
 * left as it is, since its licence may forbid to change it.
 */
export const cutFonts = (): Plugin => ({
  name: "ridgeline:cut-fonts",
  apply: "build",
  async configResolved({ root }) {
    const cache = openCache(join(root, ".cache", "letters"));
    const letters = shownLetters(currentContent());
    for (const file of shippedFonts) publishInstead(file, await cutFont(file, letters, cache));
    await cache.tidy();
  },
});
