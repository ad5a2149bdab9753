import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Choice, limits, readChoice } from "../../../../../app/islands/clothing/choice.ts";
import { degrees, limitsIn, rounded, speeds } from "../../../../../app/islands/clothing/units.ts";

const choices: fc.Arbitrary<Choice> = fc.record({
  temperature: fc.double({ min: -80, max: 120, noNaN: true }),
  wind: fc.double({ min: 0, max: 150, noNaN: true }),
  celsius: fc.boolean(),
  kmh: fc.boolean(),
});

const good: Choice = { temperature: 20, wind: 10, celsius: false, kmh: true };

describe("a kept choice", () => {
  it("is read as it was", () => {
    fc.assert(
      fc.property(choices, (choice) => {
        expect(readChoice(choice)).toEqual(choice);
      }),
    );
  });

  it("is ignored when anything else was stored", () => {
    fc.assert(
      fc.property(fc.anything(), (stored) => {
        expect(readChoice(stored)).toBeUndefined();
      }),
    );
  });

  it.each([
    { temperature: -81 },
    { temperature: 121 },
    { temperature: "20" },
    { temperature: null },
    { wind: -1 },
    { wind: 151 },
    { celsius: 1 },
    { kmh: undefined },
  ])("is ignored with %j", (part) => expect(readChoice({ ...good, ...part })).toBeUndefined());

  it("drops what does not belong to it", () => {
    expect(readChoice({ ...good, more: 1 })).toEqual(good);
  });
});

describe("a number that is typed", () => {
  it("reads the same after its unit was changed to and fro", () => {
    const typed = fc.integer({ min: -620, max: 480 }).map((tenths) => tenths / 10);
    fc.assert(
      fc.property(typed, fc.constantFrom(...degrees, ...speeds), (value, unit) => {
        expect(rounded(unit.to(unit.from(value)))).toBe(value);
      }),
    );
  });

  it("may be as much as the field says, in every unit", () => {
    const check = (range: readonly [number, number], units: typeof degrees) => {
      for (const unit of units) {
        const { min, max } = limitsIn(range, unit);
        expect(unit.from(min)).toBeGreaterThanOrEqual(range[0]);
        expect(unit.from(max)).toBeLessThanOrEqual(range[1]);
      }
    };
    check(limits.temperature, degrees);
    check(limits.wind, speeds);
  });
});
