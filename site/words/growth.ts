import { localize } from "#words";

export const english = {
  /** The savings calculator. */
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
    after: "Time",
    total: "Balance",
    summary: "{contribution} a month for {span}. Annual return: {rate}%, annual fees: {fee}%.",
    chart: "Chart of {span}: contributions, growth, and fees. The table below has the numbers.",
    announcement: "Final balance {balance}: {paid} contributions, {growth} growth. Lost to fees: {lost}.",
    reset: "Reset",
  },
} as const;

export const { growth } = localize(english);
