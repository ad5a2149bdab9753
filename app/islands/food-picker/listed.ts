import { lang } from "#words";

/** Foods as a localized list. */
export const listed = (foods: readonly string[]): string => new Intl.ListFormat(lang, { type: "unit" }).format(foods);
