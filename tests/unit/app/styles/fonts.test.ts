import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type FontFacts, readWoff2 } from "./woff2.ts";

const styles = new URL("../../../../app/styles/", import.meta.url);
const read = (name: string) => readFileSync(new URL(`fonts/${name}`, styles));
const names = readdirSync(new URL("fonts/", styles)).filter((name) => name.endsWith(".woff2"));

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i));
const needed = [...range(0x20, 0x7e), ...range(0xc0, 0xff), ..."\u00a0’‘“”„–—…′″°×÷±≈−•·«»¡¿§©®™½¼¾²³₂µ€£Œœ"];

type Face = Record<string, string>;
const css = ["archivo.css", "newsreader.css"]
  .map((name) => readFileSync(new URL(name, styles), "utf8"))
  .join("\n")
  .replace(/\/\*.*?\*\//gs, "");
const faces: Face[] = [...css.matchAll(/@font-face\s*\{(.*?)\}/gs)].map(([, body = ""]) =>
  Object.fromEntries([...body.matchAll(/([\w-]+):\s*([^;]+);/g)].map(([, key = "", value = ""]) => [key, value])),
);
const family = (face: Face) => face["font-family"]?.replaceAll('"', "") ?? "";
const fileOf = (face: Face) => /url\("\.\/fonts\/(.+?)"\)/.exec(face.src ?? "")?.[1];
const numbers = (value = "") => [...value.matchAll(/[\d.]+/g)].map(Number);
const webFaces = faces.filter(fileOf);
const fallbackFaces = faces.filter((face) => !fileOf(face));

function factsFor(faceFamily: string, style = "normal"): FontFacts {
  const face = webFaces.find((web) => faceFamily.startsWith(family(web)) && (web["font-style"] ?? "normal") === style);
  return readWoff2(read(fileOf(face ?? {}) ?? ""));
}

describe("font files", () => {
  it("weigh at most 60 KB together", () => {
    const total = names.reduce((sum, name) => sum + read(name).length, 0);
    expect(total).toBeGreaterThan(0);
    expect(total).toBeLessThanOrEqual(60_000);
  });

  it.each(names)("%s has every character that English pages with foreign names need", (name) => {
    const { codePoints } = readWoff2(read(name));
    expect(needed.filter((character) => !codePoints.has(character.codePointAt(0) ?? 0))).toEqual([]);
  });

  it.each(names)("%s was cut from the list in characters.txt as it stands", (name) => {
    const listed = new Set([...read("characters.txt").toString().replaceAll("\n", ""), "\u00a0"]);
    const held = [...readWoff2(read(name)).codePoints].map((code) => String.fromCodePoint(code));
    expect(held.toSorted()).toEqual([...listed].toSorted());
  });

  it("are all declared, each once, and move no page by coming late", () => {
    expect(webFaces.map(fileOf).toSorted()).toEqual(names.toSorted());
    expect(webFaces.map((face) => face["font-display"])).toEqual(names.map(() => "optional"));
  });
});

describe("declared axes", () => {
  it("are the ranges that Archivo really has", () => {
    const archivo = webFaces.find((face) => family(face) === "Archivo") ?? {};
    const [lightest, boldest] = numbers(archivo["font-weight"]);
    const [narrowest, widest] = numbers(archivo["font-stretch"]);
    expect(factsFor("Archivo").axes).toEqual([
      { tag: "wght", min: lightest, max: boldest },
      { tag: "wdth", min: narrowest, max: widest },
    ]);
  });

  it("reach the lightest, boldest and narrowest type of the design", () => {
    expect(factsFor("Archivo").axes).toEqual([
      { tag: "wght", min: 500, max: 820 },
      { tag: "wdth", min: 62, max: 100 },
    ]);
  });

  it.each(["normal", "italic"])("are none for Newsreader %s, which has one weight", (style) => {
    expect(factsFor("Newsreader", style).axes).toEqual([]);
  });
});

describe("fallback fonts", () => {
  const label = (face: Face) => [family(face), face["font-weight"], face["font-stretch"], face["font-style"]].join(" ");

  it.each(fallbackFaces.map((face) => [label(face), face] as const))("%s keeps the web font's line box", (_, face) => {
    const { ascent, descent } = factsFor(family(face), face["font-style"]);
    const [scale = 0] = numbers(face["size-adjust"]);
    const box = (property: string) => ((numbers(face[property])[0] ?? 0) * scale) / 10_000;
    expect(box("ascent-override")).toBeCloseTo(ascent, 2);
    expect(box("descent-override")).toBeCloseTo(descent, 2);
    expect(face["line-gap-override"]).toBe("0%");
    expect(face.src).toMatch(/^local\(/);
  });

  it("are asked for after the web font, before the browser's own choice", () => {
    const tokens = readFileSync(new URL("tokens.css", styles), "utf8");
    const listOf = (token: string) => new RegExp(`--${token}:([^;]+);`).exec(tokens)?.[1] ?? "";
    const listed = [
      ...["sans", "sans-fallback", "serif", "serif-fallback"]
        .map(listOf)
        .join(",")
        .matchAll(/"([^"]+)"/g),
    ].map(([, name]) => name);
    expect(listed).toEqual([...new Set(faces.map(family))]);
  });

  const sans = new Set(fallbackFaces.map(family).filter((name) => name.startsWith("Archivo")));
  it.each([...sans])("%s stands in for every width in use", (name) => {
    const stretches = fallbackFaces
      .filter((face) => family(face) === name)
      .map((face) => numbers(face["font-stretch"]));
    for (const width of [62, 68, 75, 86, 87.5, 92, 100]) {
      expect(
        stretches.some(([from = 0, to = 0]) => from <= width && width <= to),
        `${width}%`,
      ).toBe(true);
    }
  });
});
