import { expect, it } from "vitest";
import { iconOf, readIcon } from "../../../../site/compile/icons.ts";

const svg = (inner: string, attributes = 'viewBox="0 0 16 16"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inner}</svg>`;

it("a brand's icon is its path, and the contact page has none", () => {
  expect(iconOf({ id: "github" })).toMatch(/^<path d="M[\d.]/);
  expect(iconOf({ id: "contact" })).toBeUndefined();
});

it("an owner's SVG keeps its shapes, without colors, scripts, styles or editor metadata", () => {
  const notes = "<title>In</title><metadata><x/></metadata><style>.a{fill:red}</style><script>a()</script>";
  expect(readIcon(svg(`${notes}<path class="a" id="b" d="M0 0h1v1z" onclick="a()"/>`))).toBe(
    '<svg viewBox="0 0 16 16"><path fill="currentColor" d="M0 0h1v1z"/></svg>',
  );
  expect(
    readIcon(svg('<path d="m1 1 8 8"/>', 'width="20" height="10" fill="none" stroke="#06c" stroke-width="2"')),
  ).toBe('<svg fill="none" stroke="currentColor" stroke-width="2" viewBox="0 0 20 10"><path d="m1 1 8 8"/></svg>');
});

it("an SVG that cannot be an icon is rejected with the reason", () => {
  const faults = ["<foreignObject><p/></foreignObject>", '<path d="M0 0h1v1z"', ""].map((inner) => {
    try {
      return readIcon(svg(inner));
    } catch (error) {
      return (error as Error).message;
    }
  });
  expect(faults).toEqual([
    "<foreignObject> isn't allowed: icons can contain only shapes",
    "the file can't be read: export it again",
    "the SVG has no shapes or no viewBox: export it with a viewBox",
  ]);
});
