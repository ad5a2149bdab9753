import { expect, it } from "vitest";
import { type Drawing, mastheadRidge } from "../../../../app/lib/ridge.ts";
import { plotRidge } from "../../../../app/pages/blog/ridge-plot.tsx";

/** The corners of "M x y l dx dy dx dy … V h H x z". */
const cornersOf = ({ path }: Drawing) => {
  const [, x, y, steps = "", floor, back] = /^M(\d+) (-?\d+)l([^VHz]+)V(\d+)H(\d+)z$/.exec(path) ?? [];
  const numbers = (steps.match(/-?\d+/g) ?? []).map(Number);
  const corners = [{ x: Number(x), y: Number(y) }];
  for (let at = 0; at < numbers.length; at += 2) {
    const last = corners.at(-1) ?? { x: 0, y: 0 };
    corners.push({ x: last.x + (numbers[at] ?? 0), y: last.y + (numbers[at + 1] ?? 0) });
  }
  return { corners, floor: Number(floor), back: Number(back) };
};

const topics = Array.from({ length: 100 }, (_, index) => index);

it.each([
  ["masthead", (index: number) => mastheadRidge(index)],
  ["tile", (index: number) => mastheadRidge(index, 60)],
  ["plot", plotRidge],
])("the ridges of each %s differ, run from edge to edge inside their box and close below", (_name, draw) => {
  expect(new Set(topics.map((index) => draw(index).path)).size).toBe(topics.length);
  const faults = topics.filter((index) => {
    const drawing = draw(index);
    const [width = 0, height = 0] = drawing.box.split(" ").slice(2).map(Number);
    const { corners, floor, back } = cornersOf(drawing);
    const isInside = corners.every(
      ({ x, y }, at) => y >= 0 && y <= height && (at === 0 || x > (corners[at - 1]?.x ?? 0)),
    );
    return !(isInside && corners[0]?.x === 0 && corners.at(-1)?.x === width && floor === height && back === 0);
  });
  expect(faults).toEqual([]);
});
