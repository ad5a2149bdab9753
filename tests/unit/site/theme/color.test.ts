import { describe, expect, it } from "vitest";
import { colorOf, contrastOf, hexOf, cssColor } from "../../../../site/theme/color.ts";

describe("a color", () => {
  it.each([
    ["oklch(1 0 0)", "#ffffff"],
    ["oklch(0 0 0)", "#000000"],
    ["oklch(0.628 0.2577 29.23)", "#ff0000"],
    ["#0a7", "#00aa77"],
  ])("converts %s to %s for sRGB formats", (words, hex) => {
    expect(hexOf(words)).toBe(hex);
  });

  it("is clipped outside the sRGB gamut", () => {
    expect(hexOf("oklch(0.7 0.4 140)")).toMatch(/^#00[0-9a-f]{2}00$/);
  });

  it("round-trips", () => {
    for (const words of ["oklch(0.655 0.21 38)", "oklch(0.8 0.13 184.5)", "oklch(1 0 0)"]) {
      expect(cssColor(colorOf(words))).toBe(words);
    }
  });

  it("computes WCAG contrast", () => {
    expect(contrastOf(colorOf("#000"), colorOf("#fff"))).toBeCloseTo(21);
    expect(contrastOf(colorOf("#777"), colorOf("#fff"))).toBeCloseTo(4.48, 2);
    expect(contrastOf(colorOf("#abc"), colorOf("#abc"))).toBe(1);
  });
});
