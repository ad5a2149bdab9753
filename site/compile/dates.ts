import type { Words } from "../schema/words.ts";
import { fill } from "./speech.ts";

const two = (value: number) => String(value).padStart(2, "0");

/** Dates are in UTC so that the build and every browser agree. */
export const shortDate = (date: Date, pattern: Words["footer"]["date"]) =>
  fill(pattern, { year: date.getUTCFullYear(), month: two(date.getUTCMonth() + 1), day: two(date.getUTCDate()) });

/** Some versions of Intl put a narrow space before AM. */
export const mediumDate = (date: Date, lang: string) =>
  new Intl.DateTimeFormat(lang, { dateStyle: "medium", timeStyle: "medium", timeZone: "UTC" })
    .format(date)
    .replaceAll("\u202F", " ");

export const monthDate = (month: string, lang: string) =>
  new Intl.DateTimeFormat(lang, { month: "long", year: "numeric", timeZone: "UTC" }).format(new Date(month));

export const dayDate = (date: Date, lang: string) =>
  new Intl.DateTimeFormat(lang, { dateStyle: "medium", timeZone: "UTC" }).format(date);
