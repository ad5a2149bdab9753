import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { checkFonts } from "../../../../site/check/fonts.ts";
import { parseFile } from "../../../../site/check/explain.ts";
import type { Problem } from "../../../../site/check/problems.ts";
import { partsOf } from "../../../../site/load.ts";
import { type ThemeInput, themeSchema } from "../../../../site/schema/theme.ts";
import { wordsSchema } from "../../../../site/schema/words.ts";
import { ownerFolder } from "./owner-folder.ts";

const bridge = readFileSync("tests/fixtures/odd/fonts/Bridge.woff2");

type Type = ThemeInput["type"];

/** What the check says of a theme whose site says these words as well. */
const found = (type: Type, files: Record<string, string | Uint8Array> = {}, said = "Straight to the words") => {
  const folder = ownerFolder({ "fonts/Mine.woff2": bridge, ...files });
  const problems: Problem[] = [];
  const words = wordsSchema.parse({ bar: { skip: said } });
  checkFonts(themeSchema.parse({ type }), partsOf({ words, topics: [] }), problems, folder);
  return problems.map(({ field, message }) => `${field}: ${message.replace(folder, "FOLDER")}`);
};

const asks = (type: unknown) => {
  const problems: Problem[] = [];
  parseFile("theme.ts", themeSchema, { type }, problems);
  return problems.map(({ field, message }) => `${field}: ${message}`);
};

describe("the check of an owner's fonts", () => {
  it("is content with a file that has the letters, in any role", () => {
    const mine = { regular: "./fonts/Mine.woff2" };
    expect(found({ text: mine, headings: mine, labels: mine })).toEqual([]);
    expect(found({})).toEqual([]);
  });

  it("names a file that is not there, once, with the one that was meant", () => {
    const mine = { regular: "./fonts/Mne.woff2" };
    expect(found({ text: mine, headings: mine })).toEqual([
      'type.text.regular: no such font: perhaps "./fonts/Mine.woff2" was meant',
    ]);
    expect(found({ labels: { regular: "./fonts/Mine.woff2", bold: "./type/something-else.woff2" } })).toEqual([
      "type.labels.bold: no such font: put type/something-else.woff2 into FOLDER/",
    ]);
  });

  it("knows a file that is no font, or half of one", () => {
    const file = "fonts/Other.woff2";
    const type = { text: { regular: "./fonts/Other.woff2" } };
    expect(found(type, { [file]: "OTTO and so on" })[0]).toMatch(
      /^type\.text\.regular: this is no WOFF2 file.*woff2_compress/,
    );
    expect(found(type, { [file]: bridge.subarray(0, 5000) })).toEqual([
      "type.text.regular: this font cannot be read: export or download it again",
    ]);
  });

  it("says how a heavy file becomes light", () => {
    const heavy = Buffer.concat([bridge, Buffer.alloc(100_000)]);
    const [said] = found({ text: { regular: "./fonts/Heavy.woff2" } }, { "fonts/Heavy.woff2": heavy });
    expect(said).toMatch(/^type\.text\.regular: 112 KB are too heavy, 60 KB at most: cut it .*pyftsubset FILE/);
  });

  it("names the letters of the site's words that the font lacks, as far as the shipped fonts have them", () => {
    const type = { text: { regular: "./fonts/Mine.woff2" } };
    expect(found(type, {}, "Zum Text: Ærø, Đà Nẵng, 日本 ≈ 1")).toEqual([
      "type.text.regular: this font lacks letters that the site uses (Æ ø à): take a file of it that has them, or another font",
    ]);
  });

  it("asks for a name or for files, in the owner's words", () => {
    expect(asks({ text: "sanz" })).toEqual([
      'type.text: expected "serif" or "sans", or { regular: "./fonts/Mine.woff2" } for a font of yours, got "sanz"',
    ]);
    expect(asks({ labels: "serif" })[0]).toMatch(/^type\.labels: expected "sans", or \{ regular: /);
    expect(asks({ text: { regular: "./fonts/Mine.ttf" } })[0]).toMatch(
      /^type\.text\.regular: expected a font .*woff2_compress.*got ".\/fonts\/Mine\.ttf"$/,
    );
    expect(asks({ text: { regular: "./../Mine.woff2" } })[0]).toMatch(
      /^type\.text\.regular: .* within this folder, got/,
    );
    expect(asks({ text: { regular: "./Mine.woff2", itallic: "./Mine-Italic.woff2" } })).toEqual([
      'type.text.itallic: unknown field "itallic": remove it or check its spelling; perhaps "italic" was meant',
    ]);
    expect(asks({ text: { bold: "./Mine.woff2" } })[0]).toMatch(/^type\.text\.regular: expected a font/);
  });
});
