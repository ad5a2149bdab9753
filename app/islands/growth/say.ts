import * as words from "virtual:words/growth";
import { lang } from "virtual:words/language";
import type { Case, Figures } from "./grow.ts";

const withSign = (dollars: number, amount: string) => (dollars < 0 ? "−" : "") + words.money({ amount });

export const money = (dollars: number) => withSign(dollars, Math.abs(dollars).toLocaleString(lang));

/** Beside a line of the chart money reads "$400K". */
export const shortMoney = (dollars: number) =>
  withSign(dollars, new Intl.NumberFormat(lang, { notation: "compact" }).format(dollars));

const counted = (forms: typeof words.span, count: number) =>
  (forms[new Intl.PluralRules(lang).select(count)] ?? forms.other).replace("{count}", count.toLocaleString(lang));

export const span = (years: number) => counted(words.span, years);

export const time = (months: number) => (months % 12 === 0 ? span(months / 12) : counted(words.months, months));

export const caseText = ({ contribution, years, rate, fee }: Case) =>
  words.asked({
    contribution: money(contribution),
    span: span(years),
    rate: rate.toLocaleString(lang),
    fee: fee.toLocaleString(lang),
  });

export const newsText = ({ balance, paid, growth, lost }: Figures) =>
  words.news({ balance: money(balance), paid: money(paid), growth: money(growth), lost: money(lost) });
