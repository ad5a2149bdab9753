import { readFileSync, readdirSync } from "node:fs";
import { expect, it } from "vitest";
import { openFont } from "../../../../site/theme/unpack.ts";

const styles = new URL("../../../../app/styles/", import.meta.url);
const read = (name: string) => readFileSync(new URL(name, styles));
const css = ["archivo.css", "newsreader.css"].map((name) => read(name).toString()).join("\n");
const rules = [...css.matchAll(/@font-face\s*\{(.*?)\}/gs)].map(([, body = ""]) => body);
const fileIn = (rule: string) => /url\("\.\/fonts\/(.+?)"\)/.exec(rule)?.[1] ?? "";
const webFonts = rules.filter(fileIn);

const files = readdirSync(new URL("fonts/", styles)).filter((name) => name.endsWith(".woff2"));

it.each(files)("%s holds the letters of characters.txt", (name) => {
  const font = openFont(read(`fonts/${name}`));
  const letters = [...read("fonts/characters.txt").toString().replaceAll("\n", ""), "\u00a0"];
  expect(letters.filter((letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))).toEqual([]);
});

it("the fonts that visitors load weigh at most 60 KB, and none comes late enough to move a page", () => {
  const loaded = webFonts.map(fileIn);
  expect(loaded.reduce((sum, name) => sum + read(`fonts/${name}`).length, 0)).toBeLessThanOrEqual(60_000);
  expect(files.filter((name) => !loaded.includes(name))).toEqual(["archivo-condensed.woff2"]);
  for (const rule of webFonts) expect(rule).toContain("font-display: optional");
});

it("Archivo has the weights and widths that its rule declares", () => {
  const rule = webFonts.find((one) => fileIn(one) === "archivo.woff2") ?? "";
  const { wght, wdth } = openFont(read("fonts/archivo.woff2")).variationAxes;
  expect(rule).toContain(`font-weight: ${wght?.min} ${wght?.max};`);
  expect(rule).toContain(`font-stretch: ${wdth?.min}% ${wdth?.max}%;`);
});

it("every installed font that stands in has the line box of the web font", () => {
  const boxOf = (rule: string) => {
    const number = (name: string) => Number(new RegExp(`${name}: ([\\d.]+)%`).exec(rule)?.[1]) / 100;
    return [number("ascent-override"), number("descent-override")].map((part) => part * number("size-adjust"));
  };
  const fallbacks = rules.filter((rule) => !fileIn(rule));
  expect(fallbacks.length).toBeGreaterThan(4);
  for (const rule of fallbacks) {
    const isSans = rule.includes("Archivo");
    const style = rule.includes("italic") ? "newsreader-italic.woff2" : "newsreader.woff2";
    const font = openFont(read(`fonts/${isSans ? "archivo.woff2" : style}`));
    const [ascent = 0, descent = 0] = boxOf(rule);
    expect(ascent, rule).toBeCloseTo(font.ascent / font.unitsPerEm, 2);
    expect(descent, rule).toBeCloseTo(-font.descent / font.unitsPerEm, 2);
  }
});
