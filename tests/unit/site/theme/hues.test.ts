import { describe, expect, it } from "vitest";
import { colorOf } from "../../../../site/theme/color.ts";
import { toneCss, toneOf, tones, topicHues } from "../../../../site/theme/hues.ts";

const angle = (hue = "") => colorOf(hue).h ?? 0;
const between = (a: number, b: number) => Math.abs(((a - b + 540) % 360) - 180);

describe("topic hues", () => {
  const theme = { hue: "oklch(0.6 0.2 300)", hues: { rust: "oklch(0.7 0.15 40)" } };
  const tile = {};

  it("are the topic's own, or the theme's with that name", () => {
    expect(topicHues([{ hue: "oklch(0.8 0.1 200)" }, { hue: "rust" }, { hue: "#88ccee" }], theme)).toEqual([
      "oklch(0.8 0.1 200)",
      "oklch(0.7 0.15 40)",
      "#88ccee",
    ]);
  });

  it.each([1, 2, 14, 60])("are generated for %d topics without one, each unlike its neighbors", (count) => {
    const made = topicHues(
      Array.from({ length: count }, () => ({ tile })),
      theme,
    );
    expect(made).toHaveLength(count);
    for (const [index, hue] of made.slice(1).entries())
      expect(between(angle(hue), angle(made[index]))).toBeGreaterThan(45);
  });

  it("fall back to the site's for a page without a tile", () => {
    expect(topicHues([{ tile, hue: "rust" }, {}, { hue: "#88ccee" }], theme)).toEqual([
      "oklch(0.7 0.15 40)",
      "oklch(0.6 0.2 300)",
      "#88ccee",
    ]);
  });
});

describe("a tone of a hue", () => {
  const hue = colorOf("oklch(0.7 0.2 100)");

  it("has its own lightness and a share of the chroma", () => {
    expect(toneOf(hue, tones.block.dark)).toMatchObject({ l: 0.255, c: 0.2 * 0.24, h: 100 });
    expect(toneCss(tones.block.dark)).toBe("oklch(from var(--topic) 0.255 calc(c * 0.24) h)");
  });

  it("has a minimum lightness", () => {
    expect(toneOf(hue, tones["on-block"].dark).l).toBe(0.8);
    expect(toneOf({ ...hue, l: 0.9 }, tones["on-block"].dark).l).toBe(0.9);
    expect(toneCss(tones["on-block"].dark)).toBe("oklch(from var(--topic) max(l, 0.8) c h)");
  });

  it("can be the hue itself, or the same for all", () => {
    expect(toneOf(hue, tones.block.light)).toEqual(hue);
    expect(toneCss(tones.block.light)).toBe("var(--topic)");
    expect(toneOf(hue, tones["on-block"].light)).toEqual(colorOf(toneCss(tones["on-block"].light)));
  });
});
