import type { Content } from "../load.ts";

/** What is written and typed every day, and the signs that the site itself writes. */
const always = [
  ...Array.from({ length: 26 }, (_, index) => String.fromCodePoint(65 + index, 97 + index)),
  "0123456789 !\"$%&'()+,-./:;?@",
  "\u00a0©’‘“”–—…°×·−",
].join("");

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

const address = /^(?:[a-z][a-z+.-]*:|\.{0,2}\/)\S*$/i;

/** Code is set in the system's own letters, and of a link or a word that is stressed nobody sees the signs. */
const withoutMarks = (text: string) =>
  text
    .replaceAll(/(`+)[\s\S]*?\1/g, " ")
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll(/(\*{1,3}|_{1,3})(?=\S)([^*_]*\S)\1/g, "$2");

const textsIn = (value: unknown, key = ""): string[] => {
  if (typeof value === "string") return key === "code" || address.test(value) ? [] : [withoutMarks(value)];
  if (typeof value !== "object" || value === null) return [String(value)];
  return Object.entries(value).flatMap(([name, part]) => textsIn(part, name));
};

/** What pages may show: rather too much than a letter too few. */
export const shownLetters = (content: Content): string => {
  const texts = [always, ...textsIn(content), ...writtenIn(content.site.lang)];
  return [...new Set(texts.join("").normalize("NFC"))]
    .filter((letter) => letter >= " ")
    .toSorted()
    .join("");
};
