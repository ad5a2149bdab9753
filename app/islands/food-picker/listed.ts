import { lang } from "#words";

/** Foods in one line, as the page's language lists them. */
export const listed = (foods: readonly string[]): string => new Intl.ListFormat(lang, { type: "unit" }).format(foods);
