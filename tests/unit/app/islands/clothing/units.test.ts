import fc from "fast-check";
import { expect, it } from "vitest";
import { type Choice, limits, rangeIn, readChoice, rounded, units } from "../../../../../app/islands/clothing/units.ts";

const good: Choice = { temperature: 20, wind: 10, celsius: false, kmh: true };

it("a stored choice round-trips", () => {
  expect(readChoice({ ...good, more: 1 })).toEqual(good);
});

it.each([
  { temperature: -81 },
  { temperature: 121 },
  { temperature: "20" },
  { wind: -1 },
  { wind: 151 },
  { celsius: 1 },
  { kmh: undefined },
])("ignores a stored choice with %j", (part) => expect(readChoice({ ...good, ...part })).toBeUndefined());

it("a number is unchanged after switching its unit back and forth", () => {
  const typed = fc.integer({ min: -620, max: 480 }).map((tenths) => tenths / 10);
  fc.assert(
    fc.property(typed, fc.constantFrom(...units.temperature, ...units.wind), (value, unit) => {
      expect(rounded(unit.show(unit.read(value)))).toBe(value);
    }),
  );
});

it("fields clamp to limits in every unit", () => {
  for (const name of ["temperature", "wind"] as const) {
    for (const unit of units[name]) {
      const { min, max } = rangeIn(name, unit);
      expect(unit.read(min)).toBeGreaterThanOrEqual(limits[name].min);
      expect(unit.read(max)).toBeLessThanOrEqual(limits[name].max);
    }
  }
});
