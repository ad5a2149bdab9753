import { describe, expect, it } from "vitest";
import { themeCode } from "../../../framework/theme.ts";
import { themeSchema } from "../../../site/schema/theme.ts";

const codeFor = (type: object) => themeCode({ theme: themeSchema.parse({ type }) });

describe("what the page's head knows of the theme", () => {
  it("asks for the serif wherever the owner uses it, and not where everything is in the sans", () => {
    expect(codeFor({})).toMatch(/archivo\.woff2.*\n.*newsreader\.woff2.*\n.*newsreader-italic\.woff2/);
    expect(codeFor({})).toContain("export const fonts = [font0, font1];");
    expect(codeFor({ text: "sans", headings: "serif" })).toContain("newsreader.woff2");
    expect(codeFor({ text: "sans", headings: "serif" })).toContain("const italic = undefined;");
    expect(codeFor({ text: "sans", headings: "sans" })).not.toContain("newsreader");
  });

  it("asks for the owner's files where they take the place of the shipped ones", () => {
    const mine = {
      regular: "./fonts/Mine.woff2",
      italic: "./fonts/Mine-Italic.woff2",
      bold: "./fonts/Mine-Bold.woff2",
    };
    const code = codeFor({ text: mine, headings: mine, labels: { regular: "./fonts/Mine.woff2" } });
    expect(code).not.toMatch(/archivo|newsreader/);
    expect(
      [...code.matchAll(/import (\w+) from ".*\/fonts\/(.+)\?url"/g)].map(([, name, file]) => [name, file]),
    ).toEqual([
      ["font0", "Mine.woff2"],
      ["font1", "Mine-Bold.woff2"],
      ["italic", "Mine-Italic.woff2"],
    ]);
  });

  it("has the papers as browsers' own bars want them", () => {
    expect(codeFor({})).toMatch(/export const paper = \{"light":"#[0-9a-f]{6}","dark":"#[0-9a-f]{6}"\};/);
  });
});
