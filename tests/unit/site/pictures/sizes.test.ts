import { describe, expect, it } from "vitest";
import { breakpoints, masthead, rem } from "../../../../site/layout.ts";
import { sizesOf } from "../../../../site/pictures/sizes.ts";
import { readSizes } from "../../../support/sizes.ts";

const phone = `(width < ${breakpoints.phone}rem)`;
const narrow = `(width < ${breakpoints.desktop}rem)`;

const clamp = (low: number, value: number, high: number) => Math.max(low, Math.min(value, high));

/** Windows from a small phone to a large screen, upright and across. */
const windows = Array.from({ length: 36 }, (_, column) => 320 + column * 64).flatMap((width) =>
  Array.from({ length: 21 }, (_, row) => [width, 320 + row * 56] as const),
);

/** The least and the greatest of what is said, as a share of what the layout draws. */
const spread = (sizes: string, drawn: (width: number, height: number) => number) => {
  const shares = windows
    .filter(([width, height]) => width < height * 2.4)
    .map(([width, height]) => readSizes(sizes, width, height) / drawn(width, height));
  expect(shares.length).toBeGreaterThan(400);
  return [Math.min(...shares), Math.max(...shares)] as const;
};

describe("sizesOf", () => {
  it("says the same as the slot, in the words of the sizes attribute", () => {
    expect(sizesOf({ phone: 0.915, tablet: 0.5, desktop: 0.325, max: 520 }, 1.5)).toBe(
      `${phone} 91.5vw, ${narrow} 50vw, (width < 1600px) 32.5vw, 520px`,
    );
  });

  it("names no greatest width where there is none", () => {
    expect(sizesOf({ phone: 0.5, tablet: 0.4, desktop: 0.3, max: Infinity }, 1.5)).toBe(
      `${phone} 50vw, ${narrow} 40vw, 30vw`,
    );
  });

  it("follows a phone's layout as far as it goes", () => {
    expect(sizesOf({ phone: 1, tablet: 0.31, desktop: 0.31, max: 520, stackedUnder: breakpoints.folded }, 1.5)).toBe(
      `(width < ${breakpoints.folded}rem) 100vw, ${narrow} 31vw, (width < 1677px) 31vw, 520px`,
    );
  });

  const slot = { phone: 1, tablet: 1, desktop: 1, max: 2400 };

  it.each([0.8, 1.5, 2.326])(
    "asks for the width of a photograph of %d that fills a masthead, in every window",
    (ratio) => {
      const { least: low, share, most: high } = masthead.filling;
      const sizes = sizesOf({ ...slot, tall: { as: "filling" } }, ratio);
      const [least, most] = spread(sizes, (width, height) =>
        Math.max(width, clamp(low * rem, share * height, high * rem) * ratio),
      );
      expect(least).toBeGreaterThan(0.98);
      expect(most).toBeLessThan(1.02);
    },
  );

  it.each([1, 4 / 3])("asks for the width of a diorama of %d that stands in a masthead, in every window", (ratio) => {
    const sizes = sizesOf({ ...slot, tall: { as: "standing" } }, ratio);
    const [least, most] = spread(sizes, (width, height) => {
      const { standing, ridge } = masthead;
      const wanted = Math.min(standing.share * height, standing.across * width);
      const block = clamp(standing.least * rem, wanted, standing.most * rem);
      return (block - standing.sunk * clamp(ridge.least * rem, ridge.across * width, ridge.most * rem)) * ratio;
    });
    expect(least).toBeGreaterThan(0.95);
    expect(most).toBeLessThan(1.3);
  });
});
