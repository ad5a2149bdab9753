import { describe, expect, it } from "vitest";
import { arrange, breakRows, factsOf, nearestRatio, shapeOf } from "../../../../site/compile/photos.ts";

const photo = (width: number, height: number) => ({
  alt: "A picture.",
  picture: { src: "/a.jpg", sources: [], width, height, color: "#888888" },
});

const sumOf = (shape: string) =>
  shape
    .split(" ")
    .map((part) => part.split("/").map(Number))
    .reduce((sum, [above = 0, below = 1]) => sum + above / below, 0);

const lengths = (ratios: number[], target: number) => breakRows(ratios, target).map((row) => row.length);

describe("the gallery's rows", () => {
  it("are filled to the target height, with lookahead", () => {
    expect(lengths([1.5, 1.5, 1.5, 1.5], 3)).toEqual([2, 2]);
    expect(lengths([3, 1.5, 1.5, 3], 3)).toEqual([1, 2, 1]);
    // Row by row the first would take two (2.8), and leave 0.7 alone, four times too high.
    expect(lengths([1.4, 1.4, 0.7], 2.8)).toEqual([3]);
    expect(breakRows([], 3)).toEqual([]);
  });

  it("leave space in the last row only to avoid enlarging a single photo", () => {
    expect(breakRows([1.5], 4)).toEqual([{ length: 1, ratio: 4 }]);
    expect(breakRows([4, 1.5, 1.5], 4).at(-1)).toEqual({ length: 2, ratio: 3 });
  });

  it("keep every photo within half and twice the target height", () => {
    const ratios = Array.from({ length: 97 }, (_, index) => 0.4 + ((index * 37) % 29) / 10);
    for (const target of [1.9, 2.8, 3.7]) {
      const rows = breakRows(ratios, target);
      expect(rows.reduce((sum, row) => sum + row.length, 0)).toBe(97);
      for (const { ratio } of rows) expect(Math.abs(Math.log2(ratio / target))).toBeLessThan(1);
    }
  });
});

it("a shape is a ratio in parts that a stylesheet adds up, within one percent and within limits", () => {
  expect([1.5, 1, 4.75].map(shapeOf)).toEqual(["1 1/2", "1", "4 1/2 1/4"]);
  for (const ratio of [2 / 3, 3 / 4, 4 / 5, 5 / 4, 4 / 3, 16 / 9, 21 / 9]) {
    const shape = sumOf(shapeOf(nearestRatio({ width: ratio, height: 1 })));
    expect(Math.abs(shape / ratio - 1)).toBeLessThan(0.01);
  }
  expect(nearestRatio({ width: 100, height: 4000 })).toBe(0.25);
  expect(nearestRatio({ width: 40_000, height: 100 })).toBeLessThan(8);
});

describe("the laid-out gallery", () => {
  it("has row ends for each breakpoint, and each photo's share of its row", () => {
    const { photos, empty } = arrange(Array.from({ length: 6 }, () => photo(1800, 1200)));
    expect(photos.map(({ ends }) => ends)).toEqual([
      "phone",
      "phone tablet",
      "phone desktop",
      "phone tablet",
      "phone",
      "phone tablet desktop",
    ]);
    expect(photos[0]?.picture.sizes).toBe("(width < 34rem) 100vw, (width < 62rem) 49.7vw, 33vw");
    expect(empty).toEqual([]);
  });

  it("requests a panorama at its rendered width, although its box crops it", () => {
    expect(arrange([photo(200 * 7, 200)]).photos[0]?.picture.sizes).toMatch(/, 100vw$/);
    expect(arrange([photo(200 * 60, 200)]).photos[0]?.picture.sizes).toMatch(/, 750.\dvw$/);
  });

  it("reports the space left when there are too few photos for a row", () => {
    const { photos, empty } = arrange([photo(1000, 1000)]);
    expect(empty.map(({ viewport }) => viewport)).toEqual(["phone", "tablet", "desktop"]);
    expect(sumOf(empty[2]?.shape ?? "")).toBeCloseTo(2.7, 1);
    expect(photos[0]?.picture.sizes).toMatch(/, 27vw$/);
  });
});

it("a photo's facts come from the camera's metadata, when present", () => {
  const size = { width: 2000, height: 1333 };
  const info = { camera: "R6", focalLength: 35, aperture: 2.8, exposure: "1/250", date: "2026-01-01T00:30:00" };
  expect(factsOf(info, size).map(({ term, value }) => `${term}: ${value}`)).toEqual([
    "Camera: R6",
    "Focal length: 35 mm",
    "Aperture: f/2.8",
    "Exposure: 1/250 s",
    "Taken: Jan 1, 2026, 12:30:00 AM",
    "Dimensions: 2000 × 1333 pixels",
  ]);
  expect(factsOf({ aperture: 0.95 }, size)[0]?.value).toBe("f/0.95");
});
