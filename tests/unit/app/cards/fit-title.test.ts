import { expect, it } from "vitest";
import { fitTitle } from "../../../../app/cards/fit-title.ts";

const box = { width: 500, height: 400, lines: 3, size: 200 };
const fit = (title: string) => fitTitle(title, box, 1.1);

it("sets a short title in the largest type, and a longer one smaller and on more lines", () => {
  const titles = ["Sky", "Camping", "Food and nutrition", "Everything that I know of camping in the snow"].map(fit);
  expect(titles.map(({ lines, fits }) => [lines, fits])).toEqual([
    [1, true],
    [1, true],
    [2, true],
    [3, true],
  ]);
  expect(titles[0]?.size).toBe(200);
  expect(titles.map(({ size }) => size)).toEqual(titles.map(({ size }) => size).toSorted((a, b) => b - a));
});

it("breaks a word that is too long for the smallest size across several lines", () => {
  const { fits, lines } = fit("Donaudampfschifffahrtsgesellschaftskapitän");
  expect(fits).toBe(false);
  expect(lines).toBeGreaterThan(1);
});
