import { describe, expect, it } from "vitest";
import { themeCode } from "../../../framework/theme.ts";
import { themeSchema } from "../../../site/schema/theme.ts";

const codeFor = (type: object) => themeCode({ theme: themeSchema.parse({ type }) });

describe("what the page's head knows of the theme", () => {
  it("asks for the serif wherever the owner uses it, and not where everything is in the sans", () => {
    expect(codeFor({})).toContain("export const hasSerif = true;");
    expect(codeFor({ text: "sans", headings: "serif" })).toContain("export const hasSerif = true;");
    expect(codeFor({ text: "sans", headings: "sans" })).toContain("export const hasSerif = false;");
  });

  it("has the papers as browsers' own bars want them", () => {
    expect(codeFor({})).toMatch(/export const paper = \{"light":"#[0-9a-f]{6}","dark":"#[0-9a-f]{6}"\};/);
  });
});
