import fc from "fast-check";
import { expect, it } from "vitest";
import { fromQuery, readScenario, startOf, toQuery } from "../../../../../app/islands/growth/scenario.ts";
import { snap } from "../../../../../app/lib/range.ts";

const bounds = {
  contribution: { start: 500, min: 0, max: 3000, step: 5 },
  years: { start: 30, min: 1, max: 50, step: 1 },
  rate: { start: 5, min: 0, max: 12, step: 0.1 },
  fee: { start: 1, min: 0, max: 3, step: 0.05 },
};
const inRange = (range: { min: number; max: number; step: number }) =>
  fc.double({ min: range.min, max: range.max, noNaN: true }).map((value) => snap(value, range));
const cases = fc.record({
  contribution: inRange(bounds.contribution),
  years: inRange(bounds.years),
  rate: inRange(bounds.rate),
  fee: inRange(bounds.fee),
});

it("a case round-trips through the URL and storage", () => {
  expect(toQuery(startOf(bounds))).toBe("500-30-5-1");
  fc.assert(
    fc.property(cases, (given) => {
      expect(fromQuery(toQuery(given), bounds)).toEqual(given);
      expect(readScenario(JSON.parse(JSON.stringify(given)), bounds)).toEqual(given);
    }),
  );
});

it("ignores an invalid URL", () => {
  const wrong = ["", "500-30-5", "500-30-5-1-2", "500-0-5-1", "500-30-5-99", "1e3-30-5-1", "-500-30-5-1", "0x10-3-5-1"];
  expect(wrong.filter((text) => fromQuery(text, bounds) !== undefined)).toEqual([]);
});

it("ignores invalid storage", () => {
  const start = startOf(bounds);
  const wrong = [null, 7, [], {}, { ...start, fee: "1" }, { ...start, rate: null }, { ...start, years: 51 }];
  expect(wrong.filter((stored) => readScenario(stored, bounds) !== undefined)).toEqual([]);
});
