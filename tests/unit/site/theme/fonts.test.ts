import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { fallbackFaces } from "../../../../site/theme/fallback-faces.ts";
import { readFont } from "../../../../site/theme/own-fonts.ts";

const folder = "app/styles/fonts";
const files = ["archivo", "newsreader", "newsreader-italic"] as const;
const open = (name: (typeof files)[number]) => readFont(`${folder}/${name}.woff2`);

it("the fonts of a page in English weigh at most 45 KB together", () => {
  const sizes = files.map((name) => readFileSync(`${folder}/${name}.woff2`).length);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(45_000);
});

it.each(files)("%s contains every character of its subset", (name) => {
  const listed = [...readFileSync(`${folder}/characters.txt`, "utf8").replaceAll("\n", ""), "\u{A0}"];
  expect(listed.length).toBeGreaterThan(150);
  const fonts = [open(name), readFont(`${folder}/${name}-extra.woff2`)];
  const has = (character: string) => fonts.filter((font) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
  expect(listed.filter((character) => has(character).length !== 1)).toEqual([]);
});

it("Archivo has the weights and widths that the styles declare", () => {
  expect(open("archivo").variationAxes).toMatchObject({ wght: { min: 500, max: 820 }, wdth: { min: 62, max: 100 } });
});

const faces = [...fallbackFaces().matchAll(/\{(.*?)\}/gs)].map(([, body = ""]) =>
  Object.fromEntries([...body.matchAll(/([\w-]+): ([^;]+);/g)].map(([, name = "", value = ""]) => [name, value])),
);

const fontOf = (face: Record<string, string>) =>
  open(face["font-family"]?.includes("Archivo") ? "archivo" : face["font-style"] === "italic" ? files[2] : files[1]);

it("each fallback face has the line height of the font it replaces", () => {
  expect(faces.length).toBeGreaterThan(20);
  const faults = faces.filter((face) => {
    const { ascent, descent, unitsPerEm } = fontOf(face);
    const boxed = (name: string) =>
      (Number.parseFloat(face[name] ?? "") * Number.parseFloat(face["size-adjust"] ?? "")) / 1e4;
    const off = [boxed("ascent-override") - ascent / unitsPerEm, boxed("descent-override") + descent / unitsPerEm];
    return off.some((value) => Number.isNaN(value) || Math.abs(value) > 0.005);
  });
  expect(faults).toEqual([]);
});

it("each fallback family of Archivo has a face for every heading width", () => {
  const missing = ["Archivo Fallback", "Archivo Fallback Roboto", "Archivo Fallback DejaVu"].flatMap((family) => {
    const ranges = faces
      .filter((face) => face["font-family"] === `"${family}"`)
      .map((face) => (face["font-stretch"] ?? "").split(" ").map(Number.parseFloat));
    const widths = [62, 68, 75, 86, 87.5, 92, 100];
    return widths.filter((width) => !ranges.some(([from = 0, to = 0]) => from <= width && width <= to));
  });
  expect(missing).toEqual([]);
});
