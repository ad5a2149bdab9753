import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { csvOf } from "../../../../../app/islands/gear/csv.ts";

/** A reader of its own, letter by letter, as RFC 4180 tells it. */
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
    if (text[at] === ",") at++;
    else {
      expect(text.slice(at, at + 2)).toBe("\r\n");
      at += 2;
      rows.push(row);
      row = [];
    }
  }
  return rows;
};

const cells = fc.oneof(
  fc.string(),
  fc.integer().map(String),
  fc.stringMatching(/^[ \t]?[=+\-@",\r\n\t]{0,3}[A-Z]{0,3}\(?$/),
  fc.constantFrom('=HYPERLINK("x")', "-2+3", "+1", "@SUM(A1)", "\t=1", 'a "b", c', "two\r\nlines", "-20 °F bag", "-20"),
);

describe("a list as CSV", () => {
  it("is read back as it was, but for what a spreadsheet would reckon", () => {
    // A row of one empty cell reads like an empty line.
    const rows = fc.array(fc.array(cells, { minLength: 2, maxLength: 6 }), { maxLength: 6 });
    fc.assert(
      fc.property(rows, (table) => {
        const read = parse(csvOf(table));
        expect(read.length).toBe(table.length);
        for (const [index, row] of table.entries()) {
          expect(read[index]?.length).toBe(row.length);
          for (const [place, cell] of row.entries()) expect([cell, `'${cell}`]).toContain(read[index]?.[place]);
        }
      }),
    );
  });

  it("has no cell that begins like a formula, unless it is a number", () => {
    fc.assert(
      fc.property(cells, (cell) => {
        const [[read = ""] = []] = parse(csvOf([[cell, ""]]));
        if (!/^-?\d+(\.\d+)?$/.test(read)) expect(read).not.toMatch(/^\s*[=+\-@\t\r]/);
      }),
    );
  });

  it("writes numbers as they are", () => {
    expect(csvOf([["Tent", 1, 1270.5, ""]])).toBe("Tent,1,1270.5,\r\n");
  });
});
