import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { enter, parseReadings, valuesOf } from "../../../../../app/islands/flyable/readings.ts";

describe("what was entered", () => {
  it("is a number with the unit of the moment, or nothing", () => {
    const entered = enter(enter({ unit: "kn" }, "wind", "7.5"), "base", "2500");
    expect(entered).toEqual({ unit: "kn", wind: { value: 7.5, unit: "kn" }, base: 2500 });
    expect(enter(entered, "wind", "")).toEqual({ unit: "kn", base: 2500 });
    expect(enter(entered, "base", "-")).toEqual({ unit: "kn", wind: { value: 7.5, unit: "kn" } });
  });

  it("is held against limits in mph, whatever unit is shown now", () => {
    const values = valuesOf({
      unit: "kmh",
      wind: { value: 10, unit: "kn" },
      lull: { value: 6, unit: "mph" },
      from: 90,
    });
    expect(values).toEqual({ wind: expect.closeTo(11.5078, 4) as number, lull: 6, from: 90 });
  });

  it("is read back as it was stored", () => {
    const readings = { unit: "kmh", hours: 12, gust: { value: 9, unit: "mph" }, launch: 270 } as const;
    expect(parseReadings(JSON.parse(JSON.stringify(readings)))).toEqual(readings);
  });

  it("is nothing when something else was stored, and keeps only what can be a number of it", () => {
    expect(parseReadings({ unit: "furlongs", wind: { value: 1, unit: "mph" } })).toBeUndefined();
    const odd = { unit: "mph", wind: 5, lull: { value: "5", unit: "mph" }, gust: { value: 1, unit: "m/s" }, base: "9" };
    expect(parseReadings({ ...odd, hours: 3, more: 1 })).toEqual({ unit: "mph", hours: 3 });
    fc.assert(
      fc.property(fc.jsonValue(), (stored) => {
        const parsed = parseReadings(stored);
        if (parsed) for (const value of Object.values(valuesOf(parsed))) expect(Number.isFinite(value)).toBe(true);
      }),
    );
  });
});
