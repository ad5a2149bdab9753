import type { Case } from "./case.ts";

export type Moment = {
  month: number;
  paid: number;
  balance: number;
  /** How much more there would be without fees. */
  lost: number;
};

/** Each month begins with a twelfth of the yearly return less the fees; its contribution comes on top. */
export const grow = ({ contribution, years, rate, fee }: Case): Moment[] => {
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

/** A few years have a mark each; of more, every fifth has one, and always the last. */
export const milestones = (years: number): number[] => {
  const step = years > 10 ? 5 : 1;
  const found = Array.from({ length: Math.floor(years / step) }, (_, index) => (index + 1) * step);
  return found.at(-1) === years ? found : [...found, years];
};

const rows = 6;

/** The months that have a row, always as many, so that the table keeps its height; whole years where there are enough. */
export const monthsWithRow = (years: number): number[] =>
  Array.from({ length: rows }, (_, index) => {
    const share = ((index + 1) * years) / rows;
    return years < rows ? share * 12 : Math.round(share) * 12;
  });

export type Figures = { paid: number; growth: number; lost: number; balance: number };

/** Whole dollars add up: what was paid in and its growth are the balance. */
export const figuresOf = ({ paid, balance, lost }: Moment): Figures => {
  const whole = { paid: Math.round(paid), balance: Math.round(balance), lost: Math.round(lost) };
  return { ...whole, growth: whole.balance - whole.paid };
};

export const finalFigures = (moments: Moment[]): Figures => figuresOf(moments.at(-1) as Moment);
