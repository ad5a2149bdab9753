import postcss from "postcss";
import { describe, expect, it } from "vitest";
import { siteStyles } from "../../../framework/styles.ts";
import { breakpoints, heights } from "../../../site/layout.ts";

const compile = (css: string, from = "app/ui/some.module.css") =>
  postcss([siteStyles()])
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

  it("leave other media queries alone", async () => {
    const css = "@media print { a { color: var(--desktop) } }";
    expect(await compile(css)).toBe(css);
  });

  it("stop the build when they are unknown, with the file and the line", async () => {
    await expect(compile("a { color: red }\n@media (--dekstop) { a { color: blue } }")).rejects.toThrow(
      /app\/ui\/some\.module\.css:2:\d+: no window is named --dekstop: see site\/layout\.ts/,
    );
  });
});
