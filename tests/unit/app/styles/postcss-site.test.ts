import postcss from "postcss";
import { describe, expect, it } from "vitest";
import { siteStyles } from "../../../../app/styles/postcss-site.ts";
import { breakpoints, heights } from "../../../../site/layout.ts";
import { themeSchema } from "../../../../site/schema/theme.ts";
import type { Content } from "../../../../site/load.ts";
import type { Topic } from "../../../../site/schema/topic.ts";

const owner = {
  theme: themeSchema.parse({ hue: "#ee5511" }),
  topics: [{ slug: "camp", hue: "#ffaa33" } as Topic],
  site: { lang: "en", title: "Bo", nav: [{ title: "Home", url: "/" }] } as Content["site"],
};

const compile = (css: string, from = "app/ui/some.css", own: typeof owner = owner) =>
  postcss([siteStyles(() => own)])
    .process(css, { from })
    .then((result) => result.css);

describe("breakpoints in styles", () => {
  it("are replaced with the conditions of site/layout.ts", async () => {
    expect(await compile("@media (--desktop) { a { color: red } }")).toBe(
      `@media (width >= ${breakpoints.desktop}rem) { a { color: red } }`,
    );
  });

  it("can be combined with other conditions, and nested in a rule", async () => {
    expect(await compile("a { @media screen and (--low) and (pointer: coarse) { color: red } }")).toBe(
      `a { @media screen and (height < ${heights.low}rem) and (pointer: coarse) { color: red } }`,
    );
  });

  it("include when this owner's links fit into the bar and when they are in the menu", async () => {
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

  it("leave other media queries unchanged", async () => {
    const css = "@media print { a { color: var(--desktop) } }";
    expect(await compile(css)).toBe(css);
  });

  it("stop the build when unknown, with file and line", async () => {
    await expect(compile("a { color: red }\n@media (--dekstop) { a { color: blue } }")).rejects.toThrow(
      /app\/ui\/some\.css:2:\d+: unknown breakpoint --dekstop: see site\/layout\.ts/,
    );
  });
});

it("a module's styles are in the components layer", async () => {
  expect(await compile(".a { color: red }", "app/ui/some.module.css")).toMatch(
    /^@layer components \{\s*\.a \{ color: red \}\s*\}$/,
  );
});

describe("@site values in styles", () => {
  it("are inserted inside and outside of rules", async () => {
    expect(await compile(":root { @site colors; color: red }")).toMatch(
      /^:root \{[^}]*--topic: #ee5511;[^}]*color: red/,
    );
    expect(await compile("@site hues;")).toContain('[data-topic="camp"] { --topic: #ffaa33; }');
  });

  it("stop the build when unknown", async () => {
    await expect(compile("a {\n  @site colours;\n}")).rejects.toThrow(/some\.css:2:3: unknown @site value "colours"/);
  });
});
