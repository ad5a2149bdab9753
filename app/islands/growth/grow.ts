import type { Scenario } from "./scenario.ts";

export type Moment = {
  month: number;
  paid: number;
  balance: number;
  /** The difference that fees make. */
  lost: number;
};

/** Monthly compounding with a twelfth of the annual return less fees; contributions are paid at the end of each month. */
export const grow = ({ contribution, years, rate, fee }: Scenario): Moment[] => {
  const net = 1 + (rate - fee) / 1200;
  const gross = 1 + rate / 1200;
  const moments: Moment[] = [{ month: 0, paid: 0, balance: 0, lost: 0 }];
  let balance = 0;
  let without = 0;
  for (let month = 1; month <= years * 12; month++) {
    balance = balance * net + contribution;
    without = without * gross + contribution;
    moments.push({ month, paid: contribution * month, balance, lost: without - balance });
  }
  return moments;
};

/** The years labeled on the axis: every one, or every fifth above ten, and always the last. */
export const milestones = (years: number): number[] => {
  const step = years > 10 ? 5 : 1;
  const found = Array.from({ length: Math.floor(years / step) }, (_, index) => (index + 1) * step);
  return found.at(-1) === years ? found : [...found, years];
};

const rows = 6;

/** The months shown in the table: always six rows, so that its height is fixed, at whole years where possible. */
export const monthsWithRow = (years: number): number[] =>
  Array.from({ length: rows }, (_, index) => {
    const share = ((index + 1) * years) / rows;
    return years < rows ? share * 12 : Math.round(share) * 12;
  });

export type Stats = { paid: number; growth: number; lost: number; balance: number };

/** Rounded so that contributions and growth add up to the balance. */
export const statsOf = ({ paid, balance, lost }: Moment): Stats => {
  const whole = { paid: Math.round(paid), balance: Math.round(balance), lost: Math.round(lost) };
  return { ...whole, growth: whole.balance - whole.paid };
};

export const finalStats = (moments: Moment[]): Stats => statsOf(moments.at(-1) as Moment);
