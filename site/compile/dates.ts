import type { footer } from "../words/pages.ts";

const two = (value: number) => String(value).padStart(2, "0");

/** Dates are in UTC so that the build and every browser agree. */
export const shortDate = (date: Date, pattern: (typeof footer)["date"]) =>
  pattern({ year: date.getUTCFullYear(), month: two(date.getUTCMonth() + 1), day: two(date.getUTCDate()) });

const formatter = (lang: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(lang, { ...options, timeZone: "UTC" });

/** Jun 15, 2026, 9:03:01 AM, localized. Some versions of Intl put a narrow no-break space before AM. */
export const mediumDate = (date: Date, lang: string) =>
  formatter(lang, { dateStyle: "medium", timeStyle: "medium" }).format(date).replaceAll("\u202F", " ");

export const monthDate = (month: string, lang: string) =>
  formatter(lang, { month: "long", year: "numeric" }).format(new Date(month));

export const dayDate = (date: Date, lang: string) => formatter(lang, { dateStyle: "medium" }).format(date);
