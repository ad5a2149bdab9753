import { describe, expect, it } from "vitest";
import { contentFiles } from "../../../../site/files.ts";
import { checkTheme, checkTopicHue, checkWays } from "../../../../site/check/contrast.ts";
import type { Problem } from "../../../../site/check/problems.ts";
import type { Site } from "../../../../site/schema/site.ts";
import { type ThemeInput, themeSchema } from "../../../../site/schema/theme.ts";
import type { Topic } from "../../../../site/schema/topic.ts";
import { topicHues } from "../../../../site/theme/hues.ts";

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

const nearestIn = (message = "") => /the nearest that passes is (.+)$/.exec(message)?.[1] ?? "";

describe("a topic's hue", () => {
  it("is refused when its text cannot be read, with the nearest that can", () => {
    const [message, ...others] = ofTopic("oklch(0.4 0.2 25)");
    expect(others).toEqual([]);
    expect(message).toMatch(/^oklch\(0\.4 0\.2 25\) gives contrast 2\.\d with the text on it, and 4\.5 is needed; /);
    expect(nearestIn(message)).toMatch(/^oklch\(0\.\d+ 0\.2 25\)$/);
  });

  it("passes with what was offered, and not with anything nearer", () => {
    for (const l of [0, 0.2, 0.4]) {
      for (let h = 0; h < 360; h += 30) {
        const nearest = nearestIn(ofTopic(`oklch(${l} 0.15 ${h})`)[0]);
        expect(ofTopic(nearest), nearest).toEqual([]);
        const nearer = nearest.replace(/0\.\d+/, (found) => String(Number(found) - 0.01));
        expect(ofTopic(nearer), nearer).toHaveLength(1);
      }
    }
  });

  it("is offered in the words it was given in", () => {
    expect(nearestIn(ofTopic("#7a1020")[0])).toMatch(/^#[0-9a-f]{6}$/);
  });

  it("passes for every angle when it was made for a place", () => {
    for (const hue of topicHues(
      Array.from({ length: 200 }, () => ({ tile: {} })),
      themeOf(),
    ))
      expect(ofTopic(hue), hue).toEqual([]);
  });

  it("may be left out, or be one of the theme's, and no other name", () => {
    expect(ofTopic(undefined)).toEqual([]);
    expect(ofTopic("rust", { hues: { rust: "oklch(0.7 0.15 40)" } })).toEqual([]);
    expect(ofTopic("rost", { hues: { rust: "oklch(0.7 0.15 40)" } })).toEqual([
      `no hue is named "rost": add it to hues in ${contentFiles.theme}, or take one of rust`,
    ]);
  });
});

describe("a theme", () => {
  it("passes as the site comes", () => {
    expect(ofTheme({})).toEqual([]);
  });

  it("is refused when a text is too pale for its papers, with the nearest that is not", () => {
    const [message, ...others] = ofTheme({ ink2: { light: "oklch(0.7 0.012 240)" } });
    expect(others).toEqual([]);
    expect(message).toMatch(/^ink2\.light: oklch\(0\.7 0\.012 240\) gives contrast 2\.\d on the light papers, /);
    expect(ofTheme({ ink2: { light: nearestIn(message) } })).toEqual([]);
  });

  it("is told of once where a paper is to blame, with the nearest that would do", () => {
    const [message = "", ...others] = ofTheme({ paper2: { dark: "oklch(0.6 0.01 235)" } });
    expect(others).toEqual([]);
    expect(message).toMatch(/^paper2\.dark: oklch\(0\.6 0\.01 235\) gives contrast 1\.\d with the text on it, /);
    expect(message).toMatch(/; or change ink, ink2, .*code\.value with it$/);
    const [, nearest = ""] = /the nearest that passes is (.+?);/.exec(message) ?? [];
    expect(ofTheme({ paper2: { dark: nearest } })).toEqual([]);
  });

  it("is told of a text of its owner's on the second paper", () => {
    const found = ofTheme({ ink2: { dark: "oklch(0.6 0.01 230)" }, paper2: { dark: "oklch(0.24 0.01 235)" } });
    expect(found.map((line) => line.split(":")[0])).toEqual(["ink2.dark"]);
  });

  it("blames no hue for a paper on which nothing can be read", () => {
    expect(ofTheme({ paper: { light: "#333333" } }).map((line) => line.split(":")[0])).toEqual(["paper.light"]);
    expect(ofTopic("oklch(0.78 0.17 64)", { paper: { light: "#333333" } })).toEqual([]);
  });

  it("is refused for a hue that cannot be read on, with the hue's name", () => {
    const [message, ...others] = ofTheme({ hues: { fine: "oklch(0.8 0.1 90)", wine: "oklch(0.35 0.12 15)" } });
    expect(others).toEqual([]);
    expect(message).toMatch(/^hues\.wine: .* with the text on it/);
  });

  it("is refused for a site's hue in which the name on the cover would fade", () => {
    const [message] = ofTheme({ hue: "oklch(0.88 0.15 100)" });
    expect(message).toMatch(/^hue: .* as the name on the cover, and 3 is needed/);
    expect(ofTheme({ hue: nearestIn(message) })).toEqual([]);
  });

  it("says so when no shade of a color would pass", () => {
    const grey = { light: "oklch(0.55 0 0)", dark: "oklch(0.178 0.008 235)" };
    const found = ofTheme({ paper: grey, sky: { paper: grey }, ink2: { light: "oklch(0.42 0.012 240)" } });
    expect(found.find((line) => line.startsWith("ink2.light"))).toMatch(/; change what it stands on$/);
  });
});

describe("a way's hue", () => {
  it("is not asked for where the way leads to a page that there is not", () => {
    const problems: Problem[] = [];
    const site = { ways: [{ hue: "lake", url: "/engineering" }] } as Site;
    checkWays("site.ts", site, { hues: new Set(), absent: new Set(["/engineering"]) }, problems);
    expect(problems).toEqual([]);
  });

  const ways = (...hues: string[]) => ({ ways: hues.map((hue) => ({ hue })) }) as Site;

  it("is one that there is", () => {
    const problems: Problem[] = [];
    checkWays("site.ts", ways("camp", "lake"), { hues: new Set(["camp", "rust"]) }, problems);
    expect(problems).toEqual([
      {
        file: "site.ts",
        field: "ways[1].hue",
        message: `no hue is named "lake": add it to hues in ${contentFiles.theme}, or take one of camp, rust`,
      },
    ]);
  });
});
