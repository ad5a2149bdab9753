import { localize } from "#words";

export const english = {
  /** Savings that grow, and what fees take of them. */
  growth: {
    contribution: "Monthly contribution ($)",
    years: "Years",
    rate: "Annual return (%)",
    fee: "Annual fees (%)",
    span: { one: "{count} year", other: "{count} years" },
    months: { one: "{count} month", other: "{count} months" },
    paid: "Contributions",
    growth: "Growth",
    lost: "Lost to fees",
    balance: "Final balance",
    after: "After",
    total: "Balance",
    asked: "{contribution} a month for {span}, at {rate}% a year with fees of {fee}% a year.",
    chart: "Chart of {span}: contributions, growth, and fees. The numbers are in the table under it.",
    news: "Final balance {balance}: {paid} contributions, {growth} growth. Lost to fees: {lost}.",
    clear: "Reset",
  },
} as const;

export const { growth } = localize(english);
