import { describe, expect, it } from "vitest";
import { footerRange, footerStretch, mastheadRidge, tileRidge } from "../../../../app/lib/ridge.ts";
import { plotRidge } from "../../../../app/routes/blog/plot-ridge.ts";
import { lostRidge } from "../../../../app/routes/not-found/lost-ridge.ts";

type Point = { x: number; y: number };

/** The corners of "M x y l dx dy dx dy … V h H x z". */
const pointsOf = (path: string): { points: Point[]; floor: number; back: number } => {
  const parts = /^M(\d+) (-?\d+)l([^VHz]+)V(\d+)H(\d+)z$/.exec(path);
  expect(parts, path.slice(0, 40)).not.toBeNull();
  const [, x = "", y = "", steps = "", floor = "", back = ""] = parts ?? [];
  const numbers = (steps.match(/-?\d+/g) ?? []).map(Number);
  const points = [{ x: Number(x), y: Number(y) }];
  for (let at = 0; at < numbers.length; at += 2) {
    const last = points.at(-1) as Point;
    points.push({ x: last.x + (numbers[at] ?? 0), y: last.y + (numbers[at + 1] ?? 0) });
  }
  return { points, floor: Number(floor), back: Number(back) };
};

const topics = Array.from({ length: 100 }, (_, index) => index);
const boxes: [name: string, path: string, width: number, height: number][] = [
  ...topics.flatMap((index): [string, string, number, number][] => [
    [`masthead ${index}`, mastheadRidge(index), 1000, 400],
    [`tile ${index}`, tileRidge(index), 1000, 400],
    [`plot ${index}`, plotRidge(index), 1000, 400],
  ]),
  ["footer", footerRange(), 1300, 100],
  ["lost", lostRidge(), 1440, 420],
];

describe("ridges", () => {
  it.each(boxes)("%s runs from edge to edge inside its box and closes below", (_name, path, width, height) => {
    const { points, floor, back } = pointsOf(path);
    expect(points[0]?.x).toBe(0);
    expect(points.at(-1)?.x).toBe(width);
    expect(floor).toBe(height);
    expect(back).toBe(0);
    for (const [index, { x, y }] of points.entries()) {
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(height);
      if (index > 0) expect(x).toBeGreaterThan(points[index - 1]?.x ?? 0);
    }
  });

  it("are the same each time, so that the browser agrees with the build", () => {
    expect(topics.map((index) => mastheadRidge(index))).toEqual(topics.map((index) => mastheadRidge(index)));
    expect(footerRange()).toBe(footerRange());
  });

  it("differ from topic to topic", () => {
    expect(new Set(topics.map((index) => mastheadRidge(index))).size).toBe(topics.length);
    expect(new Set(topics.map((index) => plotRidge(index))).size).toBe(topics.length);
  });

  it("of a tile are drawn with fewer points than the masthead's", () => {
    expect(pointsOf(tileRidge(4)).points.length).toBeLessThan(pointsOf(mastheadRidge(4)).points.length);
  });
});

describe("the footer's stretches", () => {
  it.each([1, 2, 3, 12, 13, 14, 40, 100])("of %i topics lie one after another along the whole range", (count) => {
    const whole = pointsOf(footerRange()).points;
    const stretches = Array.from({ length: count }, (_, index) => pointsOf(footerStretch(index, count)).points);
    const joined = stretches.flatMap((points, index) => (index === 0 ? points : points.slice(1)));
    expect(joined).toEqual(whole);
  });

  it("are nearly equally long", () => {
    const lengths = Array.from({ length: 14 }, (_, index) => {
      const { points } = pointsOf(footerStretch(index, 14));
      return (points.at(-1)?.x ?? 0) - (points[0]?.x ?? 0);
    });
    expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThanOrEqual(8);
  });
});
