import { describe, expect, it } from "vitest";
import type { Content } from "../../../../site/load.ts";
import type { defineTheme } from "../../../../site/schema/define.ts";
import { themeSchema } from "../../../../site/schema/theme.ts";
import type { Topic } from "../../../../site/schema/topic.ts";
import { hueRules, themeColors, themeType } from "../../../../site/theme/css.ts";

type ThemeInput = Parameters<typeof defineTheme>[0];

const topic = (slug: string, hue?: string) => ({ slug, hue, tile: {} }) as Topic;

const typeFor = (theme: ThemeInput, lang = "en") =>
  themeType({ theme: themeSchema.parse(theme), site: { lang } as Content["site"] });

describe("the theme's CSS", () => {
  it("has a color for each color scheme, the owner's when present", () => {
    const theme = themeSchema.parse({ paper: { light: "#fffef8" }, night: "#101010" });
    const css = themeColors(theme);
    expect(css).toContain(`--paper: light-dark(#fffef8, ${theme.paper.dark});`);
    expect(css).toContain("--night: #101010;");
    expect(css).toContain(`--ink-2: light-dark(${theme.ink2.light}, ${theme.ink2.dark});`);
  });

  it("uses the serif for text and the sans for headings, unless the owner swaps them", () => {
    expect(typeFor({})).toMatch(
      /--family-text: var\(--serif\);\s*--family-display: var\(--sans\);\s*--family-labels: var\(--sans\);/,
    );
    const other = typeFor({ type: { text: "sans", headings: "serif" } });
    expect(other).toMatch(/--family-text: var\(--sans\);\s*--family-display: var\(--serif\);/);
  });

  it("uses the owner's font for each role when present, before its fallbacks", () => {
    const regular = "../odd/fonts/Kettle.woff2";
    const theme = themeSchema.parse({});
    const type = { ...theme.type, headings: { regular }, labels: { regular } };
    const css = themeType({ theme: { ...theme, type }, site: { lang: "en" } as Content["site"] });
    expect(css).toMatch(/--family-text: var\(--serif\);\s*--family-display: own-\S*Kettle, var\(--sans-fallback\);/);
    expect(css).toMatch(/--family-labels: own-\S*Kettle, /);
    expect(css).not.toContain("font-synthesis");
  });

  it("disables synthetic bold for serif headings, which have one weight, and increases their line height", () => {
    const serif = typeFor({ type: { headings: "serif" } });
    expect(serif).toContain("font-synthesis-weight: none;");
    expect(serif).toMatch(/--taller: 0\.\d+;/);
    expect(typeFor({})).not.toContain("font-synthesis");
  });

  it("disables negative letter spacing in scripts with joined letters", () => {
    expect(typeFor({})).toContain("--tight: 1;");
    expect(typeFor({}, "ar")).toContain("--tight: 0;");
  });

  it("sets topic hues by slug, and named hues by name", () => {
    const theme = themeSchema.parse({ hues: { rust: "#cc7744" } });
    const rules = hueRules({ theme, topics: [topic("camp", "rust"), topic("3d-art", "oklch(0.8 0.1 20)")] });
    expect(rules.split("\n")).toEqual([
      '[data-topic="rust"] { --topic: #cc7744; }',
      '[data-topic="camp"] { --topic: #cc7744; }',
      '[data-topic="3d-art"] { --topic: oklch(0.8 0.1 20); }',
    ]);
  });

  it("includes a hue for a topic without one", () => {
    const theme = themeSchema.parse({ hues: {} });
    expect(hueRules({ theme, topics: [topic("new")] })).toMatch(
      /^\[data-topic="new"\] \{ --topic: oklch\([\d. ]+\); \}$/,
    );
  });
});
