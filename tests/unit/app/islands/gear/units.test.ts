import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  fromOunces,
  fromPounds,
  readUnits,
  toKilograms,
  toOunces,
  toPounds,
} from "../../../../../app/islands/gear/units.ts";

const weights = fc.double({ min: 0, max: 1e6, noNaN: true });

describe("weights", () => {
  it("go to ounces and pounds and come back", () => {
    fc.assert(
      fc.property(weights, (grams) => {
        expect(fromOunces(toOunces(grams))).toBeCloseTo(grams, 6);
        expect(fromPounds(toPounds(grams))).toBeCloseTo(grams, 6);
        expect(toOunces(grams)).toBeCloseTo(toPounds(grams) * 16, 6);
      }),
    );
  });

  it("are those of the international pound of 1959: 0.45359237 kg", () => {
    expect(toKilograms(fromPounds(1))).toBeCloseTo(0.453_592_37, 12);
    expect(fromOunces(16)).toBeCloseTo(fromPounds(1), 9);
    expect(toPounds(1000)).toBeCloseTo(2.204_622_621_8, 9);
  });

  it("are told in units that there are", () => {
    expect(readUnits("imperial")).toBe("imperial");
    fc.assert(
      fc.property(fc.jsonValue(), (stored) => {
        expect([undefined, stored]).toContain(readUnits(stored));
      }),
    );
  });
});
