import { describe, expect, it } from "vitest";
import { contentFiles } from "../../../../site/files.ts";
import { checkTheme, checkTopicHue, checkWays } from "../../../../site/check/contrast.ts";
import type { Problem } from "../../../../site/check/problems.ts";
import type { Site } from "../../../../site/schema/site.ts";
import type { defineTheme } from "../../../../site/schema/define.ts";
import { themeSchema } from "../../../../site/schema/theme.ts";
import type { Topic } from "../../../../site/schema/topic.ts";
import { topicHues } from "../../../../site/theme/hues.ts";

type ThemeInput = Parameters<typeof defineTheme>[0];

const themeOf = (input: ThemeInput = {}) => themeSchema.parse(input);

const ofTheme = (input: ThemeInput) => {
  const problems: Problem[] = [];
  checkTheme("theme.ts", themeOf(input), problems);
  return problems.map(({ field, message }) => `${field}: ${message}`);
};

const ofTopic = (hue: string | undefined, theme: ThemeInput = {}) => {
  const problems: Problem[] = [];
  checkTopicHue("topic.ts", { hue } as Topic, themeOf(theme), problems);
  return problems.map(({ message }) => message);
};

describe("a topic's hue", () => {
  it("is rejected if its text would be unreadable, with the contrast and the limit", () => {
    expect(ofTopic("oklch(0.4 0.2 25)")).toEqual([
      expect.stringMatching(/^the contrast of "oklch\(0\.4 0\.2 25\)" .* is [12]\.\d, below 4\.5: choose/),
    ]);
  });

  it("passes for every generated angle", () => {
    for (const hue of topicHues(
      Array.from({ length: 200 }, () => ({ tile: {} })),
      themeOf(),
    ))
      expect(ofTopic(hue), hue).toEqual([]);
  });

  it("may be absent or one of the theme's hues, but no other name", () => {
    expect(ofTopic(undefined)).toEqual([]);
    expect(ofTopic("rust", { hues: { rust: "oklch(0.7 0.15 40)" } })).toEqual([]);
    expect(ofTopic("rost", { hues: { rust: "oklch(0.7 0.15 40)" } })).toEqual([
      `expected a color like #7a9e3f, or a name from hues in ${contentFiles.theme} (rust), got "rost"`,
    ]);
  });
});

describe("a theme", () => {
  it("passes with the defaults", () => {
    expect(ofTheme({})).toEqual([]);
  });

  it("is rejected if a text color is too light for its background", () => {
    expect(ofTheme({ ink2: { light: "oklch(0.7 0.012 240)" } })).toEqual([
      expect.stringMatching(
        /^ink2\.light: the contrast of "oklch\(0\.7 0\.012 240\)" with \S+\.light is 2\.\d, below 4\.5: choose/,
      ),
    ]);
  });

  it("is rejected if a background is too dark for its text", () => {
    expect(ofTheme({ paper2: { dark: "oklch(0.6 0.01 235)" } })).toContainEqual(
      expect.stringMatching(/^ink\.dark: the contrast of .* with paper2\.dark is/),
    );
  });

  it("is rejected for a hue without enough contrast, with the hue's name", () => {
    const [message, ...others] = ofTheme({ hues: { fine: "oklch(0.8 0.1 90)", wine: "oklch(0.35 0.12 15)" } });
    expect(others).toEqual([]);
    expect(message).toMatch(/^hues\.wine: the contrast of .* below 4\.5: /);
  });

  it("is rejected if the site's hue makes the name on the cover illegible", () => {
    const [message] = ofTheme({ hue: "oklch(0.88 0.15 100)" });
    expect(message).toMatch(/^hue: the contrast of .* as the name on the cover with paper\.light is .* below 3: /);
  });
});

describe("a home page link's hue", () => {
  it("is not checked if the linked page doesn't exist", () => {
    const problems: Problem[] = [];
    const site = { ways: [{ hue: "lake", url: "/engineering" }] } as Site;
    checkWays("site.ts", site, { hues: new Set(), absent: new Set(["/engineering"]) }, problems);
    expect(problems).toEqual([]);
  });

  const ways = (...hues: string[]) => ({ ways: hues.map((hue) => ({ hue })) }) as Site;

  it("must exist", () => {
    const problems: Problem[] = [];
    checkWays("site.ts", ways("camp", "lake"), { hues: new Set(["camp", "rust"]), absent: new Set() }, problems);
    expect(problems).toEqual([
      {
        file: "site.ts",
        field: "ways[1].hue",
        message: 'expected camp, rust, got "lake"',
      },
    ]);
  });
});
