import { describe, expect, it } from "vitest";
import type { Content } from "../../../../site/load.ts";
import { type ThemeInput, themeSchema } from "../../../../site/schema/theme.ts";
import type { Topic } from "../../../../site/schema/topic.ts";
import { hueRules, themeColors, themeType } from "../../../../site/theme/css.ts";

const topic = (slug: string, hue?: string) => ({ slug, hue, tile: {} }) as Topic;

const typeFor = (theme: ThemeInput, lang = "en") =>
  themeType({ theme: themeSchema.parse(theme), site: { lang } as Content["site"] });

describe("the theme in styles", () => {
  it("has a color for each scheme, the owner's where there is one", () => {
    const theme = themeSchema.parse({ paper: { light: "#fffef8" }, night: "#101010" });
    const css = themeColors(theme);
    expect(css).toContain(`--paper: light-dark(#fffef8, ${theme.paper.dark});`);
    expect(css).toContain("--night: #101010;");
    expect(css).toContain(`--ink-2: light-dark(${theme.ink2.light}, ${theme.ink2.dark});`);
  });

  it("sets text in the serif and headings in the sans, unless the owner turns that round", () => {
    expect(typeFor({})).toMatch(/--text: var\(--serif\);\s*--display: var\(--sans\);\s*--labels: var\(--sans\);/);
    const other = typeFor({ type: { text: "sans", headings: "serif" } });
    expect(other).toMatch(/--text: var\(--sans\);\s*--display: var\(--serif\);/);
  });

  it("sets each role in the owner's own font where there is one, before its stand-ins", () => {
    const regular = "../odd/fonts/Kettle.woff2";
    const theme = themeSchema.parse({});
    const type = { ...theme.type, headings: { regular }, labels: { regular } };
    const css = themeType({ theme: { ...theme, type }, site: { lang: "en" } as Content["site"] });
    expect(css).toMatch(/--text: var\(--serif\);\s*--display: own-\S*Kettle, var\(--sans-fallback\);/);
    expect(css).toMatch(/--labels: own-\S*Kettle, /);
    expect(css).not.toContain("font-synthesis");
  });

  it("lets no browser thicken a serif heading, which has one weight, and gives its lines more room", () => {
    const serif = typeFor({ type: { headings: "serif" } });
    expect(serif).toContain("font-synthesis-weight: none;");
    expect(serif).toMatch(/--taller: 0\.\d+;/);
    expect(typeFor({})).not.toContain("font-synthesis");
  });

  it("sets headings without narrow tracking where letters are joined", () => {
    expect(typeFor({})).toContain("--tight: 1;");
    expect(typeFor({}, "ar")).toContain("--tight: 0;");
  });

  it("dresses topics by their slug, and whatever names a hue", () => {
    const theme = themeSchema.parse({ hues: { rust: "#cc7744" } });
    const rules = hueRules({ theme, topics: [topic("camp", "rust"), topic("3d-art", "oklch(0.8 0.1 20)")] });
    expect(rules.split("\n")).toEqual([
      '[data-topic="rust"] { --topic: #cc7744; }',
      '[data-topic="camp"] { --topic: #cc7744; }',
      '[data-topic="3d-art"] { --topic: oklch(0.8 0.1 20); }',
    ]);
  });

  it("has a hue for a topic that names none", () => {
    const theme = themeSchema.parse({ hues: {} });
    expect(hueRules({ theme, topics: [topic("new")] })).toMatch(
      /^\[data-topic="new"\] \{ --topic: oklch\([\d. ]+\); \}$/,
    );
  });
});
