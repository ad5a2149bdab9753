import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import type { Font } from "fontkit";
import postcss from "postcss";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cutFont } from "../../../framework/cut-fonts.ts";
import { cardFonts, fontFiles, publishInstead, shippedFonts } from "../../../framework/fonts.ts";
import { siteStyles } from "../../../framework/styles.ts";
import { type Cache, openCache } from "../../../site/pictures/cache.ts";
import { themeSchema } from "../../../site/schema/theme.ts";
import { openFont } from "../../../site/theme/unpack.ts";

const letters = "Some letters, and ü.";

/** One kind of table ends with the last number there is, which stands for no letter. */
const lettersOf = ({ characterSet }: Font) =>
  characterSet.filter((code) => code !== 0xffff).map((code) => String.fromCodePoint(code));

let folder = "";
let cache: Cache;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "letters-"));
  cache = openCache(folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

describe.each(shippedFonts)("%s, cut to some letters", (file) => {
  const whole = openFont(readFileSync(file));

  it("has these and no others, as wide as before, and its name and licence", async () => {
    const cut = openFont(readFileSync(await cutFont(file, letters, cache)));
    expect(lettersOf(cut).toSorted()).toEqual([...new Set(letters)].toSorted());
    for (const code of lettersOf(cut).map((letter) => letter.codePointAt(0) ?? 0)) {
      expect(cut.glyphForCodePoint(code).advanceWidth).toBe(whole.glyphForCodePoint(code).advanceWidth);
    }
    expect(cut.familyName).toBe(whole.familyName);
    const names = (font: Font) => (font as unknown as { name: { records: Record<string, unknown> } }).name.records;
    expect(names(cut)["license"]).toEqual(names(whole)["license"]);
    expect(names(cut)["copyright"]).toEqual(names(whole)["copyright"]);
  });

  it("keeps its weights, widths, kerning and figures", async () => {
    const cut = openFont(readFileSync(await cutFont(file, `${letters}0123456789ATVRfil`, cache)));
    expect(cut.variationAxes).toEqual(whole.variationAxes);
    expect(cut.availableFeatures).toEqual(whole.availableFeatures);
    for (const word of ["AVATAR", "final"]) {
      const places = (font: Font) => font.layout(word).positions.map(({ xAdvance }) => xAdvance);
      expect(places(cut)).toEqual(places(whole));
    }
  });

  it("is lighter, and cut once only", async () => {
    const made = await cutFont(file, letters, cache);
    expect(statSync(made).size).toBeLessThan(statSync(file).size / 2);
    const silent: Cache = { ...cache, write: () => Promise.reject(new Error("cut anew")) };
    expect(await cutFont(file, letters, silent)).toBe(made);
    await expect(cutFont(file, "Other letters", silent)).rejects.toThrow("cut anew");
  });
});

describe("what is published in a shipped font's place", () => {
  const owner = { theme: themeSchema.parse({}) };

  it("is preloaded and named by the styles; cards are drawn in the whole font", async () => {
    const place = (file: string) => join(folder, `cut-${basename(file)}`);
    for (const file of shippedFonts) publishInstead(file, place(file));
    const { first, italic } = fontFiles(owner);
    expect([...first, italic]).toEqual(shippedFonts.map(place));
    expect(cardFonts(owner)).toEqual({ title: shippedFonts[0], label: shippedFonts[0] });
    const css = '@font-face { font-family: Archivo; src: url("./fonts/archivo.woff2") format("woff2") }';
    const { css: styled } = await postcss([siteStyles(() => owner as never)]).process(css, {
      from: "app/styles/archivo.css",
    });
    expect(styled).toContain(`src: url("${place("archivo.woff2")}") format("woff2")`);
  });
});
