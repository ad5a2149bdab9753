import { describe, expect, it } from "vitest";
import { breakpoints } from "../../../../site/layout.ts";
import { arrange, breakRows, nearestRatio, shapeOf } from "../../../../site/compile/photos.ts";

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

describe("the breaks between rows", () => {
  it("fill every row as far as the wanted height allows", () => {
    expect(lengths([1.5, 1.5, 1.5, 1.5], 3)).toEqual([2, 2]);
    expect(lengths([1.5, 1.5, 1.5, 1.5, 1.5, 1.5], 4.5)).toEqual([3, 3]);
    expect(lengths([3, 1.5, 1.5, 3], 3)).toEqual([1, 2, 1]);
  });

  it("look ahead: a full first row is given up for a better last one", () => {
    // Row by row the first would take two (2.8), and leave 0.7 alone, four times too high.
    expect(lengths([1.4, 1.4, 0.7], 2.8)).toEqual([3]);
  });

  it("leave the end of the last row empty rather than blow one photo up, and only then", () => {
    expect(breakRows([1.5], 4)).toEqual([{ length: 1, ratio: 4 }]);
    expect(breakRows([4, 1.5, 1.5], 4).at(-1)).toEqual({ length: 2, ratio: 3 });
    expect(breakRows([4, 4, 1], 4).at(-1)).toEqual({ length: 2, ratio: 5 });
  });

  it("leave no single photo in the last row with an empty end", () => {
    const faults = [1.9, 2.8, 3.7].flatMap((target) =>
      Array.from({ length: 60 }, (_, count) => breakRows(Array<number>(count + 2).fill(1.5), target)).filter((rows) => {
        const last = rows.at(-1);
        return last?.length === 1 && last.ratio > 1.5;
      }),
    );
    expect(faults).toEqual([]);
    expect(breakRows([4, 4, 1], 4)).toEqual([
      { length: 1, ratio: 4 },
      { length: 2, ratio: 5 },
    ]);
  });

  it("cost no photo, whatever the shapes", () => {
    const ratios = Array.from({ length: 97 }, (_, index) => 0.4 + ((index * 37) % 29) / 10);
    for (const target of [1.9, 2.8, 3.7]) {
      const rows = breakRows(ratios, target);
      expect(rows.reduce((sum, row) => sum + row.length, 0)).toBe(97);
      // Nothing is more than twice as high or low as wanted.
      for (const { ratio } of rows) expect(Math.abs(Math.log2(ratio / target))).toBeLessThan(1);
    }
  });

  it("are none for an empty gallery", () => {
    expect(breakRows([], 3)).toEqual([]);
  });
});

describe("a photo's shape", () => {
  it("is its ratio in parts that a stylesheet can add up", () => {
    expect(shapeOf(1.5)).toBe("1 1/2");
    expect(shapeOf(1)).toBe("1");
    expect(shapeOf(4.75)).toBe("4 1/2 1/4");
  });

  it("comes within one percent of every usual ratio", () => {
    for (const [width, height] of [
      [2, 3],
      [3, 4],
      [4, 5],
      [1, 1],
      [5, 4],
      [4, 3],
      [3, 2],
      [16, 9],
      [21, 9],
      [3, 1],
    ]) {
      const shape = { width: width ?? 1, height: height ?? 1 };
      const crop = sumOf(shapeOf(nearestRatio(shape))) / (shape.width / shape.height);
      expect(Math.abs(crop - 1)).toBeLessThan(0.01);
    }
  });

  it("has bounds, so that a slit does not spoil a row", () => {
    expect(nearestRatio({ width: 100, height: 4000 })).toBe(0.25);
    expect(nearestRatio({ width: 40_000, height: 100 })).toBeLessThan(8);
  });
});

describe("the arranged gallery", () => {
  const landscape = photo(1800, 1200);
  const { photos, empty } = arrange([landscape, landscape, landscape, landscape, landscape, landscape]);

  it("ends its last row after the last photo in every window", () => {
    expect(photos.at(-1)?.ends).toBe("phone tablet desktop");
    expect(empty).toEqual([]);
  });

  it("tells the browser the share of the window that each photo takes, without the gaps", () => {
    expect(photos.map(({ ends }) => ends)).toEqual([
      "phone",
      "phone tablet",
      "phone desktop",
      "phone tablet",
      "phone",
      "phone tablet desktop",
    ]);
    for (const { picture } of photos) {
      expect(picture.sizes).toBe(
        `(width < ${breakpoints.phone}rem) 100vw, (width < ${breakpoints.desktop}rem) 49.7vw, 33vw`,
      );
    }
  });

  it("asks for a panorama as wide as it is drawn, though its place crops it", () => {
    const sizes = (width: number) => arrange([photo(width, 200)]).photos[0]?.picture.sizes;
    expect(sizes(200 * 7)).toMatch(/, 100vw$/);
    expect(sizes(200 * 60)).toMatch(/, 750.\dvw$/);
  });

  it("says what stays empty when there are too few photos for a row", () => {
    const few = arrange([photo(1000, 1000)]);
    expect(few.empty.map(({ window }) => window)).toEqual(["phone", "tablet", "desktop"]);
    expect(sumOf(few.empty[2]?.shape ?? "")).toBeCloseTo(2.7, 1);
    expect(few.photos[0]?.picture.sizes).toMatch(/, 27vw$/);
  });
});
