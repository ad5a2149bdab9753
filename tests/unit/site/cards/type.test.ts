import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { fitText, openFace } from "../../../../site/cards/type.ts";

const font = readFileSync("app/styles/fonts/archivo.woff2");

/** Every letter as wide as half its size. */
const evenly = (text: string) => text.length / 2;
const box = { width: 1000, height: 200, cap: 0.7, descent: 0.3, leading: 1 };

describe("a name in its box", () => {
  it("fills the height when it is short, the width when it is long", () => {
    expect(fitText("Ann", evenly, box)).toEqual({ lines: ["Ann"], size: 200 });
    expect(fitText("A".repeat(40), evenly, box)).toEqual({ lines: ["A".repeat(40)], size: 50 });
  });

  it("is broken where that makes it larger", () => {
    const { lines, size } = fitText("Alexandrina Featherstonehaugh-Montgomery", evenly, box);
    expect(lines).toEqual(["Alexandrina", "Featherstonehaugh-Montgomery"]);
    expect(size).toBeGreaterThan(50);
    expect(fitText("Al B", evenly, box).lines).toEqual(["Al B"]);
  });
});

describe("a long title", () => {
  it("may have more lines where its place says so", () => {
    const tall = { ...box, width: 300, height: 600 };
    expect(fitText("one two three four", evenly, tall).lines).toHaveLength(3);
    expect(fitText("one two three four", evenly, { ...tall, lines: 4 }).lines).toHaveLength(4);
  });
});

describe("outlines", () => {
  it("follow the weight and the width that are asked for", () => {
    const [wide, narrow] = [100, 68].map((wdth) =>
      openFace(font, { wght: 800, wdth }, { letters: 0 }).widthOf("Ridge"),
    );
    expect((narrow ?? 0) / (wide ?? 1)).toBeCloseTo(0.74, 1);
  });

  it("are those of its one cut where a font has no axes", () => {
    const still = readFileSync("app/styles/fonts/newsreader.woff2");
    const widths = [400, 820].map((wght) => openFace(still, { wght, wdth: 75 }, { letters: 0 }).widthOf("Ridge"));
    expect(widths[0]).toBe(widths[1]);
    expect(openFace(still, { wght: 400, wdth: 100 }, { letters: 0 }).draw("R")).toMatch(/^M[\d. -]/);
  });

  it("are drawn for the letters that the font has", () => {
    const face = openFace(font, { wght: 800, wdth: 68 }, { letters: -0.02 });
    expect(face.has("Ångström’s")).toBe(true);
    expect(face.has("日本")).toBe(false);
    expect(face.draw("Az")).toMatch(/^M[-\d.MLQCZ ]+Z$/);
    expect(face.draw("Az").length).toBeGreaterThan(face.draw("A").length);
  });

  it("tell where their letters begin and how far they reach, accents and tails included", () => {
    const face = openFace(font, { wght: 820, wdth: 75 }, { letters: 0 });
    expect(face.reachOf("Ü").above).toBeGreaterThan(face.reachOf("U").above);
    expect(face.reachOf("g").below).toBeGreaterThan(0.1);
    expect(face.reachOf("H").below).toBe(0);
    expect(face.reachOf("HO").start).toBeGreaterThan(face.reachOf("AO").start);
  });

  it("keep words apart where letters stand close", () => {
    const [tight, open] = [0, 0.1].map((spaces) => openFace(font, { wght: 820, wdth: 75 }, { letters: -0.03, spaces }));
    expect((open?.widthOf("a b c") ?? 0) - (tight?.widthOf("a b c") ?? 0)).toBeCloseTo(0.2);
    expect(open?.widthOf("abc")).toBe(tight?.widthOf("abc"));
    expect(open?.draw("a b")).not.toBe(tight?.draw("a b"));
  });
});
