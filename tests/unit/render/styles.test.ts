import postcss from "postcss";
import { describe, expect, it } from "vitest";
import { siteStyles } from "../../../render/styles.ts";
import { breakpoints, heights } from "../../../site/layout.ts";
import { themeSchema } from "../../../site/schema/theme.ts";
import type { Content } from "../../../site/load.ts";
import type { Topic } from "../../../site/schema/topic.ts";

const owner = {
  theme: themeSchema.parse({ hue: "#ee5511" }),
  topics: [{ slug: "camp", hue: "#ffaa33" } as Topic],
  site: { lang: "en", title: "Bo", nav: [{ title: "Home", url: "/" }] } as Content["site"],
};

const compile = (css: string, from = "app/ui/some.css", own: typeof owner = owner) =>
  postcss([siteStyles(() => own)])
    .process(css, { from })
    .then((result) => result.css);

describe("the windows' names in styles", () => {
  it("stand for the conditions of site/layout.ts", async () => {
    expect(await compile("@media (--desktop) { a { color: red } }")).toBe(
      `@media (width >= ${breakpoints.desktop}rem) { a { color: red } }`,
    );
  });

  it("can be joined with other conditions, and stand inside a rule", async () => {
    expect(await compile("a { @media screen and (--low) and (pointer: coarse) { color: red } }")).toBe(
      `a { @media screen and (height < ${heights.low}rem) and (pointer: coarse) { color: red } }`,
    );
  });

  it("say where this owner's links stand in the bar, and where they are in its menu", async () => {
    const css = "@media (--menu) { a { color: red } }\n@media (--links) { a { color: blue } }";
    expect(await compile(css)).toBe(
      css.replace("--menu", `width < ${breakpoints.folded}rem`).replace("--links", `width >= ${breakpoints.folded}rem`),
    );
    const nav = Array.from({ length: 40 }, (_, at) => ({ title: `A link of the bar, number ${at}`, url: `/${at}` }));
    const crowded = { ...owner, site: { ...owner.site, nav } };
    expect(await compile(css, undefined, crowded)).toBe(
      css.replace("--menu", "width >= 0").replace("--links", "width < 0"),
    );
  });

  it("leave other media queries alone", async () => {
    const css = "@media print { a { color: var(--desktop) } }";
    expect(await compile(css)).toBe(css);
  });

  it("stop the build when they are unknown, with the file and the line", async () => {
    await expect(compile("a { color: red }\n@media (--dekstop) { a { color: blue } }")).rejects.toThrow(
      /app\/ui\/some\.css:2:\d+: unknown breakpoint --dekstop: see site\/layout\.ts/,
    );
  });
});

it("the styles of a module are in the layer of components", async () => {
  expect(await compile(".a { color: red }", "app/ui/some.module.css")).toMatch(
    /^@layer components \{\s*\.a \{ color: red \}\s*\}$/,
  );
});

describe("what styles take from the site", () => {
  it("stands in the place of its name, inside a rule or outside", async () => {
    expect(await compile(":root { @site colors; color: red }")).toMatch(
      /^:root \{[^}]*--topic: #ee5511;[^}]*color: red/,
    );
    expect(await compile("@site hues;")).toContain('[data-topic="camp"] { --topic: #ffaa33; }');
  });

  it("stops the build when there is no such thing", async () => {
    await expect(compile("a {\n  @site colours;\n}")).rejects.toThrow(/some\.css:2:3: unknown @site value "colours"/);
  });
});
