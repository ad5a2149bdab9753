import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { exceeds } from "../../../../../app/islands/flyable/decide.ts";
import { convert, shownLimit, shownSpeed, tidy, units } from "../../../../../app/islands/flyable/units.ts";

const unit = fc.constantFrom(...units);
const value = fc.integer({ min: 0, max: 2000 }).map((tenth) => tenth / 10);

describe("speeds", () => {
  // Published: 1 knot is 1.15078 mph and 1.852 km/h; 1 mph is 1.60934 km/h.
  it.each([
    [1, "kn", "mph", 1.15078],
    [1, "kn", "kmh", 1.852],
    [1, "mph", "kmh", 1.60934],
    [100, "kmh", "kn", 53.99568],
  ] as const)("%d %s in %s is %d", (given, from, to, result) =>
    expect(convert({ value: given, unit: from }, to)).toBeCloseTo(result, 4),
  );

  it("come back from another unit as they were", () => {
    fc.assert(
      fc.property(value, unit, unit, (given, from, to) => {
        expect(convert({ value: convert({ value: given, unit: from }, to), unit: to }, from)).toBeCloseTo(given, 9);
      }),
    );
  });

  it("are shown as they were entered in their own unit, and in tenths in another", () => {
    fc.assert(
      fc.property(value, unit, unit, (given, from, to) => {
        const shown = shownSpeed({ value: given, unit: from }, to);
        expect(Math.abs(shown - convert({ value: given, unit: from }, to))).toBeLessThanOrEqual(
          from === to ? 0 : 0.0501,
        );
      }),
    );
  });
});

describe("a limit in another unit", () => {
  it("parts numbers in tenths as the limit itself does", () => {
    fc.assert(
      fc.property(value, unit, fc.constantFrom("under", "most"), value, (limit, to, is, given) => {
        const exact = exceeds(tidy(convert({ value: given, unit: to }, "mph")), { is, limit });
        expect(exceeds(given, { is, limit: shownLimit(limit, is, to) })).toBe(exact);
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    [8, "under", "kmh", 12.9],
    [12, "most", "kmh", 19.3],
    [8, "under", "kn", 7],
    [5, "most", "kn", 4.3],
    [8, "under", "mph", 8],
  ] as const)("of %d mph, %s, in %s is %d", (limit, is, to, shown) => expect(shownLimit(limit, is, to)).toBe(shown));
});
