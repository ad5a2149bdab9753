import { describe, expect, it } from "vitest";
import { loadContent } from "../../../../site/load.ts";
import type { OwnFace } from "../../../../site/schema/theme.ts";
import { familiesOf, ownFontFaces } from "../../../../site/theme/own-css.ts";

const shipped = (name: string) => `../../../app/styles/fonts/${name}.woff2`;
const serif = { regular: shipped("newsreader"), italic: shipped("newsreader-italic") };
const sans = { regular: shipped("archivo") };

const content = loadContent();

const cssFor = (text: OwnFace) => ownFontFaces({ theme: { ...content.theme, type: { ...content.theme.type, text } } });

const valuesOf = (css: string, name: string) =>
  [...css.matchAll(new RegExp(`${name}: ([^;]+);`, "g"))].map(([, value]) => value);

describe("the CSS of the owner's font", () => {
  it("is empty without a custom font", () => {
    expect(ownFontFaces(content)).toBe("");
  });

  it("loads it like the built-in fonts: in time, or not on this page view", () => {
    const css = cssFor(serif);
    expect(valuesOf(css, "font-style")).toEqual(["normal", "italic"]);
    expect(valuesOf(css, "font-display")).toEqual(["optional", "optional"]);
    expect(valuesOf(css, "font-weight")).toEqual(["1 1000", "1 1000"]);
    expect(css).toMatch(/src: url\("\/.*\/newsreader\.woff2"\) format\("woff2"\);/);
  });

  it("starts the bold file where the regular one ends", () => {
    const css = cssFor({ regular: serif.regular, bold: serif.italic });
    expect(valuesOf(css, "font-weight")).toEqual(["1 599", "600 1000"]);
  });

  it("declares the widths of a variable font", () => {
    expect(valuesOf(cssFor(sans), "font-stretch")).toEqual(["62% 100%"]);
  });

  it("lists the font first, then fallbacks of its kind", () => {
    expect(familiesOf(serif)).toMatch(/^own-\S+, var\(--serif-fallback\)$/);
    expect(familiesOf(sans)).toMatch(/^own-\S+, var\(--sans-fallback\)$/);
  });
});
