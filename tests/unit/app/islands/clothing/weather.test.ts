import fc from "fast-check";
import { expect, it } from "vitest";
import { felt, rowFor } from "../../../../../app/islands/clothing/weather.ts";

/** Some of the chart that the National Weather Service publishes: °F, then mph and what it feels like. */
const chart: [air: number, felt: Record<number, number>][] = [
  [40, { 5: 36, 10: 34, 15: 32, 20: 30, 30: 28, 60: 25 }],
  [20, { 5: 13, 10: 9, 20: 4, 30: 1, 60: -4 }],
  [0, { 5: -11, 10: -16, 15: -19, 20: -22, 30: -26, 60: -33 }],
  [-45, { 5: -63, 10: -72, 20: -81, 40: -91, 60: -98 }],
];

it.each(chart)("wind chill at %i °F matches the published chart", (temperature, row) => {
  const found = Object.fromEntries(Object.keys(row).map((speed) => [speed, felt(temperature, Number(speed))]));
  expect(found).toEqual(row);
});

it("wind chill is never above the air temperature, and equals it outside the formula's range", () => {
  fc.assert(
    fc.property(fc.integer({ min: -80, max: 120 }), fc.integer({ min: 0, max: 150 }), (temperature, wind) => {
      expect(felt(temperature, wind)).toBeLessThanOrEqual(temperature);
    }),
  );
  expect([felt(50.1, 60), felt(20, 2.9), felt(48.99, 3), felt(50, 60)]).toEqual([50.1, 20, 48.99, 39]);
});

it.each([
  [120, 0],
  [35, 0],
  [34.9, 1],
  [15, 2],
  [14.9, 3],
  [-80, 3],
])("the row for %d °F is number %i", (temperature, row) => {
  expect(rowFor([{ from: 35 }, { from: 25, to: 35 }, { from: 15, to: 25 }, { to: 15 }], temperature)).toBe(row);
});

it("picks the nearest row between ranges of whole degrees, and none in a larger gap", () => {
  const rows = [
    { from: 30, to: 39 },
    { from: 20, to: 29 },
  ];
  expect([29.4, 29.5, 39, 19.6, 41].map((temperature) => rowFor(rows, temperature))).toEqual([1, 0, 0, 1, -1]);
});
