import fc from "fast-check";
import { expect, it } from "vitest";
import { csvOf } from "../../../../../app/islands/gear/csv.ts";

/** Reads CSV letter by letter, as RFC 4180 defines it. */
const parse = (text: string): string[][] => {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < text.length) {
    let cell = "";
    if (text[at] === '"') {
      for (at++; text[at] !== '"' || text[at + 1] === '"'; at++) {
        if (text[at] === '"') at++;
        cell += text[at];
      }
      at++;
    } else {
      while (text[at] !== "," && text[at] !== "\r") cell += text[at++];
    }
    row.push(cell);
    if (text[at] === "\r") {
      rows.push(row);
      row = [];
      at++;
    }
    at++;
  }
  return rows;
};

const texts = fc.oneof(
  fc.string(),
  fc.stringMatching(/^[ \t]?[=+\-@",\r\n\t]{0,3}[A-Z]{0,3}\(?$/),
  fc.constantFrom('=HYPERLINK("x")', "-2+3", "+1", "@SUM(A1)", "\t=1", 'a "b", c', "two\r\nlines", "-20 °F bag", "-20"),
);

it("CSV round-trips, except that formulas become text", () => {
  fc.assert(
    fc.property(texts, texts, (title, comment) => {
      const rows = parse(
        csvOf([{ id: "0", title, items: [{ title, comment, quantity: 2, grams: 7, isPacked: true }] }]),
      );
      expect(rows).toHaveLength(2);
      const cells = rows[1] ?? [];
      for (const [index, cell] of [title, title, "2", "TRUE", "", "7", comment].entries()) {
        expect([cell, `'${cell}`]).toContain(cells[index]);
        if (!/^-?\d+(\.\d+)?$/.test(cells[index] ?? "")) expect(cells[index]).not.toMatch(/^\s*[=+\-@\t\r]/);
      }
    }),
  );
});
