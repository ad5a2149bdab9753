import type { Content } from "../load.ts";

/** Letters of every keyboard, and the signs that the site itself writes. */
const always = `${String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 32 + index))}\u00a0©’‘“”–—…°×·−`;

/** Every eighth day of a year: all months and all days of the week. */
const dates = Array.from({ length: 46 }, (_, index) => Date.UTC(2024, 0, 1 + index * 8));

const styles = ["full", "medium"] as const;

/** Days, months and numbers are written by the browser in the site's language. */
const writtenIn = (lang: string) => [
  ...styles.flatMap((dateStyle) => {
    const format = new Intl.DateTimeFormat(lang, { dateStyle, timeStyle: "medium", timeZone: "UTC" });
    return dates.map((date) => format.format(date));
  }),
  ...dates.map((date) => new Intl.DateTimeFormat(lang, { month: "long", timeZone: "UTC" }).format(date)),
  ...[1e3, 1e6, 1e9].map((amount) => new Intl.NumberFormat(lang, { notation: "compact" }).format(amount)),
  new Intl.NumberFormat(lang, { style: "percent", minimumFractionDigits: 1 }).format(-1234.5),
  new Intl.ListFormat(lang).format(["1", "2", "3"]),
];

/** What pages may show: rather too much, since addresses are among it, than a letter too few. */
export const shownLetters = (content: Content): string => {
  const texts = [always, JSON.stringify(content), ...writtenIn(content.site.lang)];
  return [...new Set(texts.join("").normalize("NFC"))].toSorted().join("");
};
