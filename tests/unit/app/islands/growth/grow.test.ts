import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { timeText } from "../../../../../app/islands/growth/format.ts";
import { finalStats, statsOf, grow, milestones, monthsWithRow } from "../../../../../app/islands/growth/grow.ts";

const cases = fc.record({
  contribution: fc.integer({ min: 0, max: 10_000 }),
  years: fc.integer({ min: 1, max: 60 }),
  rate: fc.integer({ min: 0, max: 300 }).map((tenths) => tenths / 10),
  fee: fc.integer({ min: 0, max: 100 }).map((hundredths) => hundredths / 20),
});

/** The future value of payments at the end of each month. */
const annuity = (payment: number, yearlyPercent: number, months: number) => {
  const rate = yearlyPercent / 1200;
  return rate === 0 ? payment * months : (payment * ((1 + rate) ** months - 1)) / rate;
};

const expectNear = (value: number, wanted: number) =>
  expect(Math.abs(value - wanted)).toBeLessThanOrEqual(1e-6 * Math.max(1, Math.abs(wanted)));

describe("growth", () => {
  it("matches the annuity formula in every month, in whole dollars that add up", () => {
    fc.assert(
      fc.property(cases, (given) => {
        for (const moment of grow(given)) {
          expectNear(moment.paid, given.contribution * moment.month);
          expectNear(moment.balance, annuity(given.contribution, given.rate - given.fee, moment.month));
          expectNear(moment.balance + moment.lost, annuity(given.contribution, given.rate, moment.month));
          const { paid, growth, balance } = statsOf(moment);
          expect(paid + growth).toBe(balance);
        }
      }),
      { numRuns: 30 },
    );
  });

  it("matches published tables", () => {
    // Ordinary annuities of 1: 30 years of months at 6 %, 15 years of months at 9 %.
    expect(grow({ contribution: 1, years: 30, rate: 6, fee: 0 }).at(-1)?.balance).toBeCloseTo(1004.515, 3);
    expect(grow({ contribution: 1, years: 15, rate: 9, fee: 0 }).at(-1)?.balance).toBeCloseTo(378.4058, 4);
    expect(finalStats(grow({ contribution: 500, years: 30, rate: 5, fee: 1 }))).toEqual({
      paid: 180_000,
      growth: 167_025,
      lost: 69_105,
      balance: 347_025,
    });
  });
});

it("labels every year of a short period, every fifth of a long one, and always the last", () => {
  const years = [1, 3, 10, 11, 30, 32].map((count) => milestones(count).join(" "));
  expect(years).toEqual(["1", "1 2 3", "1 2 3 4 5 6 7 8 9 10", "5 10 11", "5 10 15 20 25 30", "5 10 15 20 25 30 32"]);
});

describe("the table", () => {
  it.each([
    [1, ["2 months", "4 months", "6 months", "8 months", "10 months", "1 year"]],
    [2, ["4 months", "8 months", "1 year", "16 months", "20 months", "2 years"]],
    [11, ["2 years", "4 years", "6 years", "7 years", "9 years", "11 years"]],
    [30, ["5 years", "10 years", "15 years", "20 years", "25 years", "30 years"]],
  ])("has six rows for %d years: %j", (years, rows) => {
    expect(monthsWithRow(years).map(timeText)).toEqual(rows);
  });

  it("has six different rows for any number of years", () => {
    for (let years = 1; years <= 100; years++) {
      const months = monthsWithRow(years);
      expect(months.at(-1)).toBe(years * 12);
      expect([...new Set(months.map(Math.round))].toSorted((one, other) => one - other)).toEqual(months);
    }
  });
});
