import { describe, expect, it } from "vitest";
import { familyOf, fileFor, isSerif, ownFile, readFont, headingAdjustments } from "../../../../site/theme/own-fonts.ts";

/** The shipped fonts, taken for an owner's: what was found out about them in other ways must come out again. */
const shipped = (name: string) => `../../../app/styles/fonts/${name}.woff2`;
const sans = { regular: shipped("archivo") };
const serif = { regular: shipped("newsreader") };

describe("the owner's font", () => {
  it("uses the bold file from weight 600", () => {
    const both = { regular: shipped("newsreader"), bold: shipped("newsreader-italic") };
    expect([400, 700].map((weight) => fileFor(both, weight))).toEqual(
      [both.regular, both.bold].map((path) => ownFile(path)),
    );
  });

  it("detects serifs and line height from its glyphs", () => {
    expect([sans, serif].map(({ regular }) => isSerif(readFont(ownFile(regular))))).toEqual([false, true]);
    expect(headingAdjustments(serif).taller).toBeCloseTo(0.1, 1);
    expect(headingAdjustments(serif).wider).toBeCloseTo(1.23, 1);
    expect(headingAdjustments(sans).taller).toBeLessThan(headingAdjustments(serif).taller);
  });

  it("has a one-word family name, unique for each set of files", () => {
    const mine = { regular: "./fonts/Mine.woff2" };
    expect(familyOf(mine)).toBe("own-Mine");
    expect(familyOf({ ...mine, italic: "./type/Mine_2.woff2" })).toBe("own-Mine-type-Mine_2");
  });
});
