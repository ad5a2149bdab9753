import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fromSearch, names, readCase, snap, startOf, toSearch } from "../../../../../app/islands/growth/case.ts";

const bounds = {
  contribution: { start: 500, min: 0, max: 3000, step: 5 },
  years: { start: 30, min: 1, max: 50, step: 1 },
  rate: { start: 5, min: 0, max: 12, step: 0.1 },
  fee: { start: 1, min: 0, max: 3, step: 0.05 },
};

const numbers = fc.double({ min: -1e6, max: 1e6, noNaN: true });

const cases = fc.record({ contribution: numbers, years: numbers, rate: numbers, fee: numbers }).map((given) => ({
  contribution: snap(given.contribution, bounds.contribution),
  years: snap(given.years % 60, bounds.years),
  rate: snap(given.rate % 15, bounds.rate),
  fee: snap(given.fee % 4, bounds.fee),
}));

describe("a number beside its slider", () => {
  it("lies within bounds on a step, and stays where it is when it does", () => {
    fc.assert(
      fc.property(numbers, fc.constantFrom(...names), (value, name) => {
        const { min, max, step } = bounds[name];
        const snapped = snap(value, bounds[name]);
        expect(snapped).toBeGreaterThanOrEqual(min);
        expect(snapped).toBeLessThanOrEqual(max);
        expect((snapped - min) / step).toBeCloseTo(Math.round((snapped - min) / step), 6);
        expect(snap(snapped, bounds[name])).toBe(snapped);
        if (value >= min && value <= max) expect(Math.abs(snapped - value)).toBeLessThanOrEqual(step / 2 + 1e-6);
      }),
    );
  });

  it("never passes an end that is not on a step", () => {
    expect(snap(10, { start: 0, min: 0, max: 10, step: 4 })).toBe(8);
  });
});

describe("a case in an address", () => {
  it("is read back as it was", () => {
    fc.assert(fc.property(cases, (given) => void expect(fromSearch(toSearch(given), bounds)).toEqual(given)));
  });

  it("reads plainly", () => {
    expect(toSearch(startOf(bounds))).toBe("?growth=500-30-5-1");
    expect(fromSearch("?a=b&growth=625-12-4.5-0.25", bounds)).toEqual({
      contribution: 625,
      years: 12,
      rate: 4.5,
      fee: 0.25,
    });
  });

  it.each(["", "?growth=", "?growth=500-30-5", "?growth=500-30-5-1-2", "?growth=500-0-5-1", "?growth=500-30-5-99"])(
    "is none in %j",
    (search) => expect(fromSearch(search, bounds)).toBeUndefined(),
  );

  it("is none in anything else that may stand there", () => {
    const odd = fc.oneof(fc.string(), fc.constantFrom("1e3-30-5-1", "-500-30-5-1", "NaN-1-1-1", "0x10-30-5-1"));
    fc.assert(
      fc.property(odd, (text) => {
        const read = fromSearch(`?growth=${encodeURIComponent(text)}`, bounds);
        if (read) expect(text).toMatch(/^[\d.]+-[\d.]+-[\d.]+-[\d.]+$/);
      }),
    );
  });
});

describe("a case that was stored", () => {
  it("is read back, and nothing else is", () => {
    fc.assert(fc.property(cases, (given) => void expect(readCase(given, bounds)).toEqual(given)));
    fc.assert(
      fc.property(fc.jsonValue(), (stored) => {
        const read = readCase(stored, bounds);
        if (read) expect(stored).toMatchObject(read);
      }),
    );
    const start = startOf(bounds);
    for (const wrong of [null, 7, [], {}, { ...start, fee: "1" }, { ...start, rate: null }, { ...start, years: 51 }]) {
      expect(readCase(wrong, bounds)).toBeUndefined();
    }
  });
});
