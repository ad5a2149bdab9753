/** Spreadsheets take a text for Unicode by the mark at its beginning. */
const mark = "\u{FEFF}";

const types = { csv: "text/csv;charset=utf-8", json: "application/json" };

export const save = (name: string, kind: keyof typeof types, text: string): string => {
  const file = `${name}.${kind}`;
  const url = URL.createObjectURL(new Blob([kind === "csv" ? mark : "", text], { type: types[kind] }));
  const link = Object.assign(document.createElement("a"), { href: url, download: file });
  link.click();
  // The browser takes the file on its own time.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
  return file;
};
