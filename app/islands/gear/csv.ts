/** A spreadsheet takes these for a formula, also behind spaces. */
const formula = /^\s*[=+\-@\t\r]/;

const plainNumber = /^-?\d+(\.\d+)?$/;

/** A cell is read as words, never as a formula, and stays one cell whatever is in it. */
const cellOf = (value: string | number): string => {
  const text = String(value);
  const safe = formula.test(text) && !plainNumber.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** RFC 4180 wants commas, quotes where they are needed, and each line ended. */
export const csvOf = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((row) => `${row.map(cellOf).join(",")}\r\n`).join("");
