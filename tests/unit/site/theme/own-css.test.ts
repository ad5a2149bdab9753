import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { loadContent } from "../../../../site/load.ts";
import type { OwnFace } from "../../../../site/schema/theme.ts";
import { familiesOf, ownFontFaces } from "../../../../site/theme/own-css.ts";

const shipped = (name: string) => `../../../app/styles/fonts/${name}.woff2`;
const serif = { regular: shipped("newsreader"), italic: shipped("newsreader-italic") };
const sans = { regular: shipped("archivo") };

const content = loadContent();

const cssFor = (text: OwnFace) =>
  ownFontFaces({ ...content, theme: { ...content.theme, type: { ...content.theme.type, text } } });

type Face = Record<string, string>;

const facesIn = (css: string): Face[] =>
  [...css.matchAll(/@font-face \{(.*?)\}/gs)].map(([, body = ""]) =>
    Object.fromEntries([...body.matchAll(/([\w-]+):\s*([^;]+);/g)].map(([, key = "", value = ""]) => [key, value])),
  );

const isStandIn = ({ src = "" }: Face) => src.startsWith("local(");
const percent = (face: Face, name: string) => Number.parseFloat(face[name] ?? "");

/** The installed font that is asked for first, and the style: what tells stand-ins of a family apart. */
const kind = (face: Face) => `${/local\("(.+?)"\)/.exec(face["src"] ?? "")?.[1]}, ${face["font-style"] ?? "normal"}`;

describe("the styles of an owner's font", () => {
  it("are none without one", () => {
    expect(ownFontFaces(content)).toBe("");
  });

  it("put it on as the shipped fonts are: in time, or not in this view", () => {
    const web = facesIn(cssFor(serif)).filter((face) => !isStandIn(face));
    expect(web.map((face) => [face["font-style"], face["font-display"], face["font-weight"]])).toEqual([
      ["normal", "optional", "1 1000"],
      ["italic", "optional", "1 1000"],
    ]);
    expect(web[0]?.["src"]).toMatch(/^url\("\/.*\/newsreader\.woff2"\) format\("woff2"\)$/);
    expect(web[0]).toMatchObject({ "ascent-override": "73.6%", "descent-override": "26.4%" });
  });

  it("fit its stand-ins as a browser fitted those of the shipped font", () => {
    const fitted = facesIn(readFileSync("app/styles/newsreader.css", "utf8")).filter(isStandIn);
    const own = new Map(
      facesIn(cssFor(serif))
        .filter(isStandIn)
        .map((face) => [kind(face), face]),
    );
    expect(fitted.length).toBeGreaterThanOrEqual(6);
    for (const face of fitted) {
      const found = own.get(kind(face)) ?? {};
      for (const name of ["size-adjust", "ascent-override", "descent-override"]) {
        expect(Math.abs(percent(found, name) / percent(face, name) - 1), `${kind(face)} ${name}`).toBeLessThan(0.02);
      }
    }
  });

  it("keep the line as high in a stand-in as in the font", () => {
    const faces = facesIn(cssFor(serif));
    for (const face of faces.filter(isStandIn)) {
      const scale = percent(face, "size-adjust") / 100;
      expect(percent(face, "ascent-override") * scale).toBeCloseTo(73.5, 0);
      expect(percent(face, "descent-override") * scale).toBeCloseTo(26.5, 0);
    }
  });

  it("let the bold file begin where the regular one ends", () => {
    const faces = facesIn(cssFor({ regular: serif.regular, bold: serif.italic }));
    const ranges = (list: Face[]) => [...new Set(list.map((face) => face["font-weight"]))];
    expect(ranges(faces.filter((face) => !isStandIn(face)))).toEqual(["1 599", "600 1000"]);
    expect(ranges(faces.filter(isStandIn))).toEqual(["1 599", "600 1000"]);
  });

  it("have a stand-in for every weight and width of a font with axes", () => {
    const faces = facesIn(cssFor(sans));
    expect(faces.find((face) => !isStandIn(face))).toMatchObject({ "font-stretch": "62% 100%" });
    const widths = [62, 68, 75, 86, 87.5, 92, 100];
    const bold = faces.filter((face) => isStandIn(face) && face["font-weight"] === "600 1000");
    for (const width of widths) {
      const covering = bold.filter((face) => {
        const [from = 0, to = 0] = (face["font-stretch"] ?? "").split(" ").map(Number.parseFloat);
        return from <= width && width <= to;
      });
      expect(covering.map(({ "font-family": family }) => family)).toHaveLength(3);
    }
    const scales = bold.filter((face) => kind(face).startsWith("Arial")).map((face) => percent(face, "size-adjust"));
    expect(scales).toEqual(scales.toSorted((a, b) => a - b));
  });

  it("name the font first, then its stand-ins, then the browser's own", () => {
    const families = familiesOf(serif).split(", ");
    const declared = new Set(facesIn(cssFor(serif)).map((face) => face["font-family"]));
    expect(families.slice(0, -1)).toEqual([...declared]);
    expect(families.at(-1)).toBe("serif");
    expect(familiesOf(sans)).toMatch(/, sans-serif$/);
  });
});
