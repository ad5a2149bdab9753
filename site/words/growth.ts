import { speak } from "#words";

export const english = {
  /** Savings that grow, and what fees take of them. */
  growth: {
    contribution: "Paid in each month ($)",
    years: "Years",
    rate: "Return a year (%)",
    fee: "Fees a year (%)",
    span: { one: "{count} year", other: "{count} years" },
    months: { one: "{count} month", other: "{count} months" },
    paid: "Paid in",
    growth: "Growth",
    lost: "Lost to fees",
    balance: "At the end",
    after: "After",
    total: "Balance",
    asked: "{contribution} a month for {span}, at {rate}% a year with fees of {fee}% a year.",
    chart: "Chart of {span}: paid in, growth, and lost to fees. The numbers are in the table under it.",
    news: "{balance} at the end: {paid} paid in, {growth} growth. Lost to fees: {lost}.",
    clear: "Start over",
  },
} as const;

export const { growth } = speak(english);
