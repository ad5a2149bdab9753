import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type Case,
  type Moment,
  figuresOf,
  grow,
  milestones,
  monthsWithRow,
} from "../../../../../app/islands/growth/grow.ts";
import { time } from "../../../../../app/islands/growth/say.ts";

const cases = fc.record({
  contribution: fc.integer({ min: 0, max: 10_000 }),
  years: fc.integer({ min: 1, max: 60 }),
  rate: fc.integer({ min: 0, max: 300 }).map((tenths) => tenths / 10),
  fee: fc.integer({ min: 0, max: 100 }).map((hundredths) => hundredths / 20),
});

const endOf = (given: Case) => grow(given).at(-1) as Moment;

/** The future value of payments at the end of each month. */
const annuity = (payment: number, yearlyPercent: number, months: number) => {
  const rate = yearlyPercent / 1200;
  return rate === 0 ? payment * months : (payment * ((1 + rate) ** months - 1)) / rate;
};

const expectNear = (value: number, wanted: number) =>
  expect(Math.abs(value - wanted)).toBeLessThanOrEqual(1e-6 * Math.max(1, Math.abs(wanted)));

describe("growth", () => {
  it("is that of an annuity, in every month", () => {
    fc.assert(
      fc.property(cases, (given) => {
        for (const { month, paid, balance, lost } of grow(given)) {
          expectNear(paid, given.contribution * month);
          expectNear(balance, annuity(given.contribution, given.rate - given.fee, month));
          expectNear(balance + lost, annuity(given.contribution, given.rate, month));
        }
      }),
      { numRuns: 60 },
    );
  });

  it("is what tables of annuities say", () => {
    // Ordinary annuities of 1: 30 years of months at 6 %, 15 years of months at 9 %.
    expect(endOf({ contribution: 1, years: 30, rate: 6, fee: 0 }).balance).toBeCloseTo(1004.515, 3);
    expect(endOf({ contribution: 1, years: 15, rate: 9, fee: 0 }).balance).toBeCloseTo(378.4058, 4);
  });

  it("loses nothing without a fee", () => {
    fc.assert(fc.property(cases, (given) => void expect(endOf({ ...given, fee: 0 }).lost).toBe(0)));
  });

  it("is nothing but the contributions without a return and a fee", () => {
    fc.assert(
      fc.property(cases, (given) => {
        const { balance, paid } = endOf({ ...given, rate: 0, fee: 0 });
        expect(balance).toBe(paid);
        expect(balance).toBe(given.contribution * given.years * 12);
      }),
    );
  });

  it("is more with more money, time or return, and less with more fees", () => {
    fc.assert(
      fc.property(cases, (given) => {
        const { balance, lost } = endOf(given);
        expect(endOf({ ...given, contribution: given.contribution + 1 }).balance).toBeGreaterThan(balance);
        expect(endOf({ ...given, rate: given.rate + 0.1 }).balance).toBeGreaterThanOrEqual(balance);
        const dearer = endOf({ ...given, fee: given.fee + 0.05 });
        expect(dearer.balance).toBeLessThanOrEqual(balance);
        expect(dearer.lost).toBeGreaterThanOrEqual(lost);
        if (given.rate >= given.fee) {
          expect(endOf({ ...given, years: given.years + 1 }).balance).toBeGreaterThanOrEqual(balance);
          expect(balance).toBeGreaterThanOrEqual(given.contribution * given.years * 12 - 1e-6);
        }
      }),
    );
  });
});

describe("whole dollars", () => {
  it("add up, and are at most half a dollar off", () => {
    fc.assert(
      fc.property(cases, (given) => {
        const moment = endOf(given);
        const { paid, growth, lost, balance } = figuresOf(moment);
        expect(paid + growth).toBe(balance);
        expect(Math.abs(balance - moment.balance)).toBeLessThanOrEqual(0.5);
        expect(Math.abs(lost - moment.lost)).toBeLessThanOrEqual(0.5);
      }),
    );
  });

  it("are those of the sample page", () => {
    const { paid, balance, lost } = figuresOf(endOf({ contribution: 500, years: 30, rate: 5, fee: 1 }));
    expect({ paid, balance, lost }).toEqual({ paid: 180_000, balance: 347_025, lost: 69_105 });
  });
});

describe("the years with a mark", () => {
  it.each([
    [1, [1]],
    [3, [1, 2, 3]],
    [10, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
    [11, [5, 10, 11]],
    [30, [5, 10, 15, 20, 25, 30]],
    [32, [5, 10, 15, 20, 25, 30, 32]],
  ])("of %d are %j", (years, marks) => {
    expect(milestones(years)).toEqual(marks);
  });
});

describe("the moments with a row", () => {
  it.each([
    [1, ["2 months", "4 months", "6 months", "8 months", "10 months", "1 year"]],
    [2, ["4 months", "8 months", "1 year", "16 months", "20 months", "2 years"]],
    [6, ["1 year", "2 years", "3 years", "4 years", "5 years", "6 years"]],
    [11, ["2 years", "4 years", "6 years", "7 years", "9 years", "11 years"]],
    [30, ["5 years", "10 years", "15 years", "20 years", "25 years", "30 years"]],
    [50, ["8 years", "17 years", "25 years", "33 years", "42 years", "50 years"]],
  ])("of %d years are %j", (years, rows) => {
    expect(monthsWithRow(years).map(time)).toEqual(rows);
  });

  it("are as many for any number of years, one after the other, and end with the last", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100 }), (years) => {
        const months = monthsWithRow(years);
        expect(months).toHaveLength(6);
        expect(months.at(-1)).toBe(years * 12);
        expect(months).toEqual([...new Set(months)].toSorted((one, other) => one - other));
        for (const month of months) expect(Number.isInteger(month)).toBe(true);
      }),
    );
  });
});
