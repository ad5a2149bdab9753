import { pack as words } from "../../../site/words/gear.ts";
import type { Group } from "./packing-state.ts";

/** Spreadsheets treat these as a formula, even after spaces. */
const formula = /^\s*[=+\-@\t\r]/;

const plainNumber = /^-?\d+(\.\d+)?$/;

/** Prevents formula injection, and quotes cells with special characters. */
const cellOf = (value: string | number): string => {
  const text = String(value);
  const safe = formula.test(text) && !plainNumber.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** RFC 4180. */
export const csvOf = (groups: readonly Group[]): string => {
  const head = [words.group, words.title, words.amount, words.packed, words.unitPrice, words.grams, words.comment];
  const rows = groups.flatMap(({ title: group = "", items }) =>
    items.map(({ title, quantity, isPacked, price = "", grams = "", comment = "" }) => [
      group,
      title,
      quantity,
      isPacked ? "TRUE" : "FALSE",
      price,
      grams,
      comment,
    ]),
  );
  return [head, ...rows].map((row) => `${row.map(cellOf).join(",")}\r\n`).join("");
};

/** Spreadsheets recognize UTF-8 by its byte order mark. */
const byteOrderMark = "\u{FEFF}";

export const saveCsv = (file: string, text: string) => {
  const url = URL.createObjectURL(new Blob([byteOrderMark, text], { type: "text/csv;charset=utf-8" }));
  Object.assign(document.createElement("a"), { href: url, download: file }).click();
  // Browsers read the file after the click.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
};
