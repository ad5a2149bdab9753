import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { draw } from "../../../../../app/islands/growth/drawing.ts";
import { grow } from "../../../../../app/islands/growth/grow.ts";

const cases = fc.record({
  contribution: fc.integer({ min: 0, max: 10_000 }),
  years: fc.integer({ min: 1, max: 80 }),
  rate: fc.integer({ min: 0, max: 30 }),
  fee: fc.integer({ min: 0, max: 10 }),
});

/** The heights of an area's edge, from left to right. */
const heights = (path: string) =>
  path
    .slice(1, path.indexOf("V"))
    .split("L")
    .map((point) => point.split(" ").map(Number))
    .map(([, y = NaN]) => 1000 - y);

describe("the chart", () => {
  it("stays in its frame from the first day to the last, with its areas in order", () => {
    fc.assert(
      fc.property(cases, (given) => {
        const { areas } = draw(grow(given));
        const [paid, growth, lost] = [heights(areas.paid), heights(areas.growth), heights(areas.lost)];
        expect(areas.paid).toMatch(/^M0 1000L.*L1000 \d+V1000H0Z$/);
        expect(lost.length).toBeLessThanOrEqual(81);
        lost.forEach((height, index) => {
          expect(height).toBeLessThanOrEqual(1000);
          expect(growth[index]).toBeLessThanOrEqual(height);
          expect(paid[index]).toBeLessThanOrEqual(growth[index] as number);
          expect(paid[index]).toBeGreaterThanOrEqual(0);
        });
      }),
    );
  });

  it("has a few round grid lines below its top, and years up to the last", () => {
    fc.assert(
      fc.property(cases, (given) => {
        const { lines, years } = draw(grow(given));
        expect(lines.length).toBeGreaterThanOrEqual(given.contribution > 0 ? 2 : 0);
        expect(lines.length).toBeLessThanOrEqual(7);
        for (const { amount, at } of lines) {
          expect(amount).toBeCloseTo(Number(amount.toPrecision(2)), 6);
          expect(at).toBeGreaterThan(0.05);
          expect(at).toBeLessThan(1);
        }
        expect(years.at(-1)).toEqual({ year: given.years, at: 1 });
      }),
    );
  });
});
