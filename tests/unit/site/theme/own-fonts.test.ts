import { describe, expect, it } from "vitest";
import advances from "../../../../site/compile/advances.json" with { type: "json" };
import { titleFit } from "../../../../site/compile/title-fit.ts";
import { widthOf } from "../../../../site/compile/measure.ts";
import { advancesIn, familyOf, isSerif, ownFile, readFont, tallerBy } from "../../../../site/theme/own-fonts.ts";

/** The shipped fonts, taken for an owner's: what was found out about them in other ways must come out again. */
const shipped = (name: string) => `../../../app/styles/fonts/${name}.woff2`;
const sans = { regular: shipped("archivo") };
const serif = { regular: shipped("newsreader") };

const differences = (face: typeof sans, cut: { wght: number; wdth: number }, known: Record<string, number>) => {
  const advanceOf = advancesIn(face, cut);
  // What is rare in English is in files of their own.
  const font = readFont(ownFile(face.regular));
  const inFile = Object.entries(known).filter(([letter]) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
  return inFile.filter(([letter, advance]) => Math.abs((advanceOf(letter) ?? 0) - advance) > 1);
};

describe("an owner's font", () => {
  it("is measured as the shipped fonts were when they were cut, at any weight and width", () => {
    expect(differences(sans, { wght: 800, wdth: 62 }, advances.narrow)).toEqual([]);
    expect(differences(sans, { wght: 560, wdth: 100 }, advances.bar)).toEqual([]);
    expect(differences(serif, { wght: 800, wdth: 62 }, advances.serif)).toEqual([]);
    expect(Object.keys(advances.narrow).length).toBeGreaterThan(100);
  });

  it("sets names and titles by these widths", () => {
    const type = { face: serif, tight: 0.4 };
    expect(widthOf("Jane Doe", "wide", type)).toBeCloseTo(widthOf("Jane Doe", "wide", { ...type, face: "serif" }), 2);
    expect(titleFit("Linux setup", type)).toEqual(titleFit("Linux setup", { ...type, face: "serif" }));
  });

  it("gives the bold file its place from weight 600 on", () => {
    const both = { regular: shipped("newsreader"), bold: shipped("newsreader-italic") };
    const [regular, bold] = [400, 700].map((wght) => advancesIn(both, { wght, wdth: 100 })("m"));
    expect(regular).toBe(advancesIn(serif, { wght: 400, wdth: 100 })("m"));
    expect(bold).not.toBe(regular);
  });

  it("tells by its letters whether it has feet, and how much room its lines need", () => {
    expect([sans, serif].map(({ regular }) => isSerif(readFont(ownFile(regular))))).toEqual([false, true]);
    expect(tallerBy(serif)).toBeCloseTo(0.1, 1);
    expect(tallerBy(sans)).toBeLessThan(tallerBy(serif));
  });

  it("has a family of one word, another for each set of files", () => {
    const mine = { regular: "./fonts/Mine.woff2" };
    expect(familyOf(mine)).toBe("own-Mine");
    expect(familyOf({ ...mine, italic: "./type/Mine_2.woff2" })).toBe("own-Mine-type-Mine_2");
  });
});
