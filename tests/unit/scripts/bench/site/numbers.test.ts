import { expect, it } from "vitest";
import { kilobytes, median, ratio, times } from "../../../../../scripts/bench/site/numbers.ts";

it("the median is the middle one, or lies between the two in the middle", () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 2, 9])).toBe(3);
  expect(() => median([])).toThrow("nothing");
});

it("a ratio needs something to be a ratio of", () => {
  expect(ratio(3, 2)).toBe(1.5);
  expect(ratio(3, 0)).toBeUndefined();
  expect([ratio(3, 2), 14.2, ratio(1, 0)].map(times)).toEqual(["1.50 ×", "14 ×", "–"]);
});

it("kilobytes are as exact as they are few", () => {
  expect([0, 440, 9940, 12_600].map(kilobytes)).toEqual(["0", "0.4", "9.9", "13"]);
});
