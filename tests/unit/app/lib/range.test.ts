import fc from "fast-check";
import { expect, it } from "vitest";
import { snap } from "../../../../app/lib/range.ts";

const ranges = fc.constantFrom(
  { min: 0, max: 3000, step: 5 },
  { min: 0, max: 12, step: 0.1 },
  { min: 1, max: 3, step: 0.05 },
);

it("a number moves to the nearest step of its range and stays there", () => {
  fc.assert(
    fc.property(fc.double({ min: -1e6, max: 1e6, noNaN: true }), ranges, (value, range) => {
      const snapped = snap(value, range);
      const steps = (snapped - range.min) / range.step;
      expect(steps).toBeCloseTo(Math.round(steps), 6);
      expect(snap(snapped, range)).toBe(snapped);
      const nearest = Math.min(Math.max(value, range.min), range.max);
      expect(Math.abs(snapped - nearest)).toBeLessThanOrEqual(range.step / 2 + 1e-6);
    }),
  );
});

it("never passes a limit that is between steps", () => {
  expect(snap(10, { min: 0, max: 10, step: 4 })).toBe(8);
});
