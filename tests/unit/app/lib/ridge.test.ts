import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { type Drawing, closedPath, mastheadRidge, profile, tileRidge } from "../../../../app/lib/ridge.ts";
import { plotRidge, pointsFor } from "../../../../app/pages/blog/plot-ridge.ts";
import { lostRidge } from "../../../../app/pages/not-found/lost-ridge.ts";

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

const drawing = readFileSync(join(import.meta.dirname, "../../../../app/shell/footer/range.svg"), "utf8");
const footerRange = / d="([^"]+)"/.exec(drawing)?.[1] ?? "";

const topics = Array.from({ length: 100 }, (_, index) => index);
const boxes: [name: string, drawing: Drawing][] = [
  ...topics.flatMap((index): [string, Drawing][] => [
    [`masthead ${index}`, mastheadRidge(index)],
    [`tile ${index}`, tileRidge(index)],
    [`plot ${index}`, plotRidge(index)],
  ]),
  ["footer", { box: "0 0 1300 100", path: footerRange }],
  ["lost", { box: "0 0 1440 420", path: lostRidge() }],
];

describe("ridges", () => {
  it.each(boxes)("%s runs from edge to edge inside its box and closes below", (_name, { box, path }) => {
    const [, , width, height] = box.split(" ").map(Number) as [number, number, number, number];
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
  });

  it("differ from topic to topic", () => {
    expect(new Set(topics.map((index) => mastheadRidge(index).path)).size).toBe(topics.length);
    expect(new Set(topics.map((index) => plotRidge(index).path)).size).toBe(topics.length);
  });

  it("of a tile are drawn with fewer points than the masthead's", () => {
    expect(pointsOf(tileRidge(4).path).points.length).toBeLessThan(pointsOf(mastheadRidge(4).path).points.length);
    const lengthFor = (count: number) => plotRidge(4, pointsFor(count).plot).path.length * count;
    expect(lengthFor(100)).toBeLessThan(lengthFor(40) * 1.5);
  });
});

describe("the footer's range", () => {
  it("is the drawing of one profile, which its box may stretch", () => {
    const heights = profile(64, 208, (x) => {
      const waves = 0.55 + 0.45 * Math.sin(x * 9 + 1) ** 2;
      return 0.3 + 0.7 * Math.sin(x * Math.PI) ** 0.6 * waves;
    });
    expect(footerRange).toBe(closedPath(heights, { width: 1300, height: 100 }));
    expect(drawing).toContain('viewBox="0 0 1300 100" preserveAspectRatio="none"');
  });
});
