import { lang } from "#words";
import { money as currency } from "../../../site/words/common.ts";
import { growth as words } from "../../../site/words/growth.ts";
import type { Scenario } from "./scenario.ts";
import type { Stats } from "./grow.ts";

const withSign = (dollars: number, amount: string) => (dollars < 0 ? "−" : "") + currency.amount({ amount });

export const money = (dollars: number) => withSign(dollars, Math.abs(dollars).toLocaleString(lang));

/** "$400K", for the chart's grid lines. */
export const shortMoney = (dollars: number) =>
  withSign(dollars, new Intl.NumberFormat(lang, { notation: "compact" }).format(dollars));

export const timeText = (months: number) => (months % 12 === 0 ? words.span(months / 12) : words.months(months));

export const scenarioText = ({ contribution, years, rate, fee }: Scenario) =>
  words.summary({
    contribution: money(contribution),
    span: words.span(years),
    rate: rate.toLocaleString(lang),
    fee: fee.toLocaleString(lang),
  });

export const resultText = ({ balance, paid, growth, lost }: Stats) =>
  words.announcement({ balance: money(balance), paid: money(paid), growth: money(growth), lost: money(lost) });
