import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, it } from "vitest";
import { openFont } from "../../../site/theme/unpack.ts";
import { parseHtml } from "../../support/dom.ts";
import { fontsOf } from "../../support/page-files.ts";
import { documents, pageHtml, siteDir } from "../../support/site.ts";

/** Only what the site shows is published of the shipped fonts; a letter too few would be drawn in another font. */
const lettersOf = (file: string) => {
  const { characterSet } = openFont(readFileSync(file));
  return new Set(characterSet.map((code) => String.fromCodePoint(code)));
};

const shipped = new Map(
  ["archivo", "newsreader", "newsreader-italic"].map((name) => [
    name,
    lettersOf(join(import.meta.dirname, "../../../app/styles/fonts", `${name}.woff2`)),
  ]),
);

const published = [...new Set(documents.flatMap(fontsOf))].flatMap((file) => {
  const all = shipped.get(basename(file).replace(/(-[\w-]{8}){2}\.woff2$/, ""));
  return all ? [{ file, all, held: lettersOf(join(siteDir, file)) }] : [];
});

/** Code is set in the system's letters. */
const inFonts = (html: string) => html.replaceAll(/<(script|code|pre)\b[\s\S]*?<\/\1>/g, "");

it.each(documents)("the fonts have every letter of %s that they were made with", (path) => {
  const shown = new Set(parseHtml(inFonts(pageHtml(path))).one("body").text);
  for (const { file, all, held } of published) {
    const lost = [...shown].filter((letter) => all.has(letter) && !held.has(letter));
    expect(lost, file).toEqual([]);
  }
});
