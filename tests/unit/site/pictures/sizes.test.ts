import { describe, expect, it } from "vitest";
import { breakpoints, coverHeights, masthead, rem } from "../../../../site/layout.ts";
import { coverSizes, sizesOf } from "../../../../site/pictures/sizes.ts";
import { readSizes } from "../../../support/sizes.ts";

const clamp = (low: number, value: number, high: number) => Math.max(low, Math.min(value, high));

/** Windows from a small phone to a large screen, upright and across. */
const windows = Array.from({ length: 36 }, (_, column) => 320 + column * 64).flatMap((width) =>
  Array.from({ length: 21 }, (_, row) => [width, 320 + row * 56] as const),
);

/** The minimum and maximum of `sizes`, as a share of the rendered width. */
const spread = (sizes: string, drawn: (width: number, height: number) => number) => {
  const shares = windows
    .filter(([width, height]) => width < height * 2.4)
    .map(([width, height]) => readSizes(sizes, width, height) / drawn(width, height));
  return [Math.min(...shares), Math.max(...shares)] as const;
};

describe("sizes", () => {
  it("match the slot", () => {
    const slot = { phone: 0.915, tablet: 0.5, desktop: 0.325, max: 520 };
    expect(sizesOf(slot, 1.5)).toBe("(width < 34rem) 91.5vw, (width < 62rem) 50vw, (width < 1600px) 32.5vw, 520px");
    expect(sizesOf({ ...slot, max: Infinity, stackedUnder: breakpoints.folded }, 1.5)).toBe(
      "(width < 50rem) 91.5vw, (width < 62rem) 50vw, 32.5vw",
    );
  });

  const slot = { phone: 1, tablet: 1, desktop: 1, max: 2400 };

  it.each([0.8, 1.5, 2.326])("of a photo with ratio %d follow the height of the masthead it fills", (ratio) => {
    const { least, share, most } = masthead.filling;
    const [low, high] = spread(sizesOf({ ...slot, fills: true }, ratio), (width, height) =>
      Math.max(width, clamp(least * rem, share * height, most * rem) * ratio),
    );
    expect(low).toBeGreaterThan(0.98);
    expect(high).toBeLessThan(1.02);
  });

  it.each(["cover", "cover-photo"] as const)("of a %s follow its height", (as) => {
    const ratio = 2560 / 1180;
    const [low, high] = spread(coverSizes(as, ratio), (width, height) => {
      const { share } = width < breakpoints.folded * rem ? coverHeights[as].folded : coverHeights[as].unfolded;
      return Math.max(width, share * height * ratio);
    });
    expect(low).toBeGreaterThan(0.99);
    expect(high).toBeLessThan(1.01);
  });

  it("give a portrait phone at 2x and 3x a smaller file", () => {
    for (const sizes of [coverSizes("cover", 2), sizesOf({ ...slot, fills: true }, 2)]) {
      const [low, middle, high] = [1, 2, 3].map((density) => readSizes(sizes, 390, 844, density));
      expect((middle ?? 0) / (low ?? 0)).toBeCloseTo(0.65, 2);
      expect((high ?? 0) / (low ?? 0)).toBeCloseTo(0.42, 2);
      expect(readSizes(sizes, 844, 390, 3)).toBe(readSizes(sizes, 844, 390, 1));
    }
  });
});
