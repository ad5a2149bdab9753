import fc from "fast-check";
import { expect, it } from "vitest";
import { exceeds, limitIn, tidy } from "../../../../../app/islands/flyable/decide.ts";
import { enter, parseReadings, shownReading } from "../../../../../app/islands/flyable/readings.ts";
import { convertSpeed, speedUnits } from "../../../../../app/lib/speed.ts";

const unit = fc.constantFrom(...speedUnits);
const tenths = fc.integer({ min: 0, max: 2000 }).map((tenth) => tenth / 10);

it("a speed is unchanged after switching its unit back and forth, and other numbers have no unit", () => {
  fc.assert(
    fc.property(tenths, unit, (value, typed) => {
      const entered = enter({ unit: typed }, "wind", value);
      expect(shownReading(entered, "wind")).toBe(value);
    }),
  );
  expect(shownReading({ ...enter({ unit: "mph" }, "wind", 7.3), unit: "kn" }, "wind")).toBe(6.3);
  expect(shownReading({ ...enter({ unit: "mph" }, "base", 2500), unit: "kn" }, "base")).toBe(2500);
});

it("stored readings round-trip, and invalid ones are ignored", () => {
  const readings = { unit: "kmh", hours: 12, gust: 9, launch: 270 } as const;
  expect(parseReadings(JSON.parse(JSON.stringify(readings)))).toEqual(readings);
  expect(parseReadings({ unit: "furlongs", wind: 1 })).toBeUndefined();
  const odd = { wind: "5", lull: { value: 5, unit: "mph" }, gust: null, from: 361, base: -1, more: 1 };
  expect(parseReadings({ ...odd, unit: "mph", hours: 3 })).toEqual({ unit: "mph", hours: 3 });
  for (const stored of [null, 5, "mph", []]) expect(parseReadings(stored)).toBeUndefined();
});

it("converted limits accept and reject the same tenths", () => {
  fc.assert(
    fc.property(tenths, unit, fc.constantFrom("under", "most"), tenths, (limit, to, is, given) => {
      const exact = exceeds(tidy(convertSpeed(given, to, "mph")), { is, limit });
      expect(exceeds(given, { is, limit: limitIn({ is, limit }, to) })).toBe(exact);
    }),
    { numRuns: 1000 },
  );
  expect(limitIn({ is: "under", limit: 8 }, "kmh")).toBe(12.9);
  expect(limitIn({ is: "most", limit: 5 }, "kn")).toBe(4.3);
});
