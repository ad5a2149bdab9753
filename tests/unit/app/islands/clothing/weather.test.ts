import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  chillBounds,
  felt,
  fromCelsius,
  fromKmh,
  rowFor,
  toCelsius,
  toKmh,
} from "../../../../../app/islands/clothing/weather.ts";

/** Some of the chart that the National Weather Service publishes: °F, then mph and what it feels like. */
const chart: [air: number, felt: Record<number, number>][] = [
  [40, { 5: 36, 10: 34, 15: 32, 20: 30, 30: 28, 60: 25 }],
  [35, { 5: 31, 10: 27, 20: 24, 40: 20, 60: 17 }],
  [30, { 5: 25, 10: 21, 15: 19, 20: 17, 30: 15, 60: 10 }],
  [20, { 5: 13, 10: 9, 20: 4, 30: 1, 60: -4 }],
  [0, { 5: -11, 10: -16, 15: -19, 20: -22, 30: -26, 60: -33 }],
  [-10, { 5: -22, 10: -28, 15: -32, 20: -35, 30: -39, 60: -48 }],
  [-45, { 5: -63, 10: -72, 20: -81, 40: -91, 60: -98 }],
];

const air = fc.double({ min: -80, max: chillBounds.temperature, noNaN: true });
const wind = fc.double({ min: chillBounds.wind, max: 150, noNaN: true });

describe("wind chill", () => {
  it.each(chart)("at %i °F is what the published chart says", (temperature, row) => {
    const found = Object.fromEntries(Object.keys(row).map((speed) => [speed, felt(temperature, Number(speed))]));
    expect(found).toEqual(row);
  });

  it("agrees with the formula in metric units that Canada publishes, to the rounding of both", () => {
    const metric = (celsius: number, kmh: number) =>
      13.12 + 0.6215 * celsius - 11.37 * kmh ** 0.16 + 0.3965 * celsius * kmh ** 0.16;
    fc.assert(
      fc.property(
        fc.double({ min: -50, max: 10, noNaN: true }),
        fc.double({ min: 5, max: 100, noNaN: true }),
        (t, v) => {
          expect(Math.abs(toCelsius(felt(fromCelsius(t), fromKmh(v))) - metric(t, v))).toBeLessThan(0.5);
        },
      ),
    );
  });

  it("is never above the temperature of the air", () => {
    fc.assert(
      fc.property(air, wind, (t, v) => {
        expect(felt(t, v)).toBeLessThanOrEqual(t);
      }),
    );
    expect(felt(48.99, 3)).toBe(48.99);
  });

  it("falls with the temperature and with more wind", () => {
    fc.assert(
      fc.property(air, air, wind, wind, (t1, t2, v1, v2) => {
        expect(felt(Math.min(t1, t2), v1)).toBeLessThanOrEqual(felt(Math.max(t1, t2), v1));
        expect(felt(t1, Math.max(v1, v2))).toBeLessThanOrEqual(felt(t1, Math.min(v1, v2)));
      }),
    );
  });

  it("is the temperature of the air where the formula does not hold", () => {
    const warm = fc.double({ min: 50, max: 120, minExcluded: true, noNaN: true });
    const calm = fc.double({ min: 0, max: 3, maxExcluded: true, noNaN: true });
    fc.assert(
      fc.property(warm, wind, (t, v) => {
        expect(felt(t, v)).toBe(t);
      }),
    );
    fc.assert(
      fc.property(air, calm, (t, v) => {
        expect(felt(t, v)).toBe(t);
      }),
    );
    expect([felt(50, 3), felt(50, 60)]).toEqual([50, 39]);
  });
});

describe("units", () => {
  it.each([
    [32, 0],
    [212, 100],
    [-40, -40],
    [15, -9.4],
  ])("have %d °F for %d °C", (fahrenheit, celsius) => expect(toCelsius(fahrenheit)).toBeCloseTo(celsius, 1));

  it("come back as they went", () => {
    fc.assert(
      fc.property(fc.double({ min: -100, max: 200, noNaN: true }), (value) => {
        expect(fromCelsius(toCelsius(value))).toBeCloseTo(value, 9);
        expect(toCelsius(fromCelsius(value))).toBeCloseTo(value, 9);
        expect(fromKmh(toKmh(value))).toBeCloseTo(value, 9);
      }),
    );
    expect(toKmh(60)).toBeCloseTo(96.56, 2);
  });
});

describe("the row for a temperature", () => {
  const rows = [{ from: 35 }, { from: 25, to: 35 }, { from: 15, to: 25 }, { to: 15 }];

  it.each([
    [120, 0],
    [35, 0],
    [34.9, 1],
    [25, 1],
    [24.9, 2],
    [15, 2],
    [14.9, 3],
    [-80, 3],
  ])("of %d °F is number %i", (temperature, row) => expect(rowFor(rows, temperature)).toBe(row));

  it("is always there, and a colder one for the cold", () => {
    const any = fc.double({ min: -80, max: 120, noNaN: true });
    fc.assert(
      fc.property(any, any, (one, other) => {
        expect(rowFor(rows, Math.max(one, other))).toBeLessThanOrEqual(rowFor(rows, Math.min(one, other)));
        expect(rowFor(rows, one)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it("is the nearest where ranges are written in whole degrees", () => {
    const whole = [
      { from: 30, to: 39 },
      { from: 20, to: 29 },
    ];
    expect([29.4, 29.5, 39, 19.6].map((temperature) => rowFor(whole, temperature))).toEqual([1, 0, 0, 1]);
  });

  it("is none where the table has a gap", () => {
    expect(rowFor([{ to: 15 }], 15)).toBe(-1);
    expect(rowFor([{ from: 20, to: 29 }], 31)).toBe(-1);
  });
});
