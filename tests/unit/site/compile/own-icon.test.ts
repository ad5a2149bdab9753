import { describe, expect, it } from "vitest";
import { readIcon } from "../../../../site/compile/own-icon.ts";

const svg = (inner: string, attributes = 'viewBox="0 0 16 16"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inner}</svg>`;

describe("an icon of the owner's", () => {
  it("is a box and its outlines, without colors, names or an editor's notes", () => {
    const icon = readIcon(
      `<?xml version="1.0"?><!-- made by hand -->${svg(
        '<title>In</title><metadata><x/></metadata><g fill="#0a66c2"><path id="a" d="M0 0h16v16H0z"/></g>',
      )}`,
    );
    expect(icon).toEqual({ box: "0 0 16 16", paths: [{ d: "M0 0h16v16H0z" }] });
  });

  it("has its shapes turned into paths, in their place", () => {
    const { paths } = readIcon(
      svg('<circle cx="8" cy="8" r="4"/><g transform="translate(2 3)"><path d="M0 0h1v1z"/></g>'),
    );
    expect(paths.map(({ d }) => d).join(" ")).toMatch(/a4 4/);
    expect(paths.map(({ d }) => d).join(" ")).toContain("M2 3h1v1");
  });

  it("keeps the round corners of a rectangle", () => {
    const { paths } = readIcon(svg('<rect x="2" y="3" width="10" height="8" rx="2" fill="#06c"/>'));
    expect(paths).toEqual([{ d: "M4 3h6a2 2 0 0 1 2 2v4a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2" }]);
    const [round] = readIcon(svg('<rect width="10" height="4" ry="9"/>')).paths;
    expect(round?.d).toContain("a5 2 0 0 1 5 2");
  });

  it("keeps lines as lines, also when those around it say so", () => {
    const { paths } = readIcon(
      svg('<path d="M1 1l8 8"/>', 'viewBox="0 0 16 16" fill="none" stroke="black" stroke-width="1.5"'),
    );
    expect(paths).toEqual([{ d: "m1 1 8 8", line: 1.5 }]);
  });

  it("takes its size for a box where it has none", () => {
    expect(readIcon(svg('<path d="M0 0h9v9z"/>', 'width="20" height="10"')).box).toBe("0 0 20 10");
  });

  it.each([
    ["<script>a()</script>", "it has a <script>, and an icon is made of shapes alone"],
    ["<style>path{fill:red}</style>", "it has a <style>, and an icon is made of shapes alone"],
    ["<foreignObject><p/></foreignObject>", "it has a <foreignObject>, and an icon is made of shapes alone"],
    ['<image href="https://x.example/a.png"/>', "it has a <image>, and an icon is made of shapes alone"],
    ['<use href="#a"/>', "it has a <use>, and an icon is made of shapes alone"],
    ['<path d="M0 0h1v1z" onclick="a()"/>', "it has a script"],
    ['<path d="M0 0h1v1z" style="fill:red"/>', "its <path> has styles: export it with plain attributes"],
    ['<rect width="50%" height="9" rx="2"/>', "its <rect> is no path: turn shapes into paths"],
    ['<path d="M0 0h1v1z"', "it cannot be read: export it again"],
    ["", "it has no shape that could be drawn, or no viewBox"],
    ['<path fill="none" d="M0 0h1v1z"/>', "it has no shape that could be drawn, or no viewBox"],
  ])("is not made of %j", (inner, message) => {
    expect(() => readIcon(svg(inner))).toThrow(message);
  });

  it("is no other text", () => {
    expect(() => readIcon("<p>hello")).toThrow(/^it (has|cannot) .*/);
  });
});
