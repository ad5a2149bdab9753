import { linkTargets } from "./typography.ts";
import type { Firm } from "./view.ts";

/** So many letters stand side by side in the narrowest window in which a table is one, and in a wide one. */
const room = { rows: 52, wide: 72 };

/** Cells of so many letters are numbers and times rather than text, in a column that has no text. */
const short = { cell: 16, column: 24 };

const longestWord = (text: string) =>
  Math.max(
    ...text
      .replace(linkTargets, "")
      .split(/[\s\u00AD\u200B-]+/)
      .map((word) => word.length),
  );

const letters = (text: string) => text.replace(linkTargets, "").replaceAll(/[[\]*`]/g, "").length;

const sum = (widths: number[]) => widths.reduce((all, width) => all + width, 0);

const cellsOf = (rows: string[][], at: number) => rows.map((row) => row[at] ?? "");

const wordWidths = (columns: string[], rows: string[][]) =>
  columns.map((column, at) => Math.max(...[column, ...cellsOf(rows, at)].map(longestWord)));

/** Long words would make a table wider than its page, so they must be broken. */
export const wantsBreaks = (columns: string[], rows: string[][]): boolean => sum(wordWidths(columns, rows)) > room.rows;

/** How many letters a column needs, with its words broken off from one another and with its short cells whole. */
type Needs = { at: number; words: number; firm: number };

/** The least first, for as long as there is room. */
const fitting = (needs: Needs[], most: number) => {
  let needed = sum(needs.map(({ words }) => words));
  return needs
    .toSorted((one, other) => one.firm - other.firm)
    .filter(({ words, firm }) => (needed += firm - words) <= most)
    .map(({ at }) => at);
};

/**
 * Beside columns of text a short cell would be broken in the middle of a number: it stays whole where there is room, in
 * every window that shows a table or in a wide one.
 */
export const firmCells = (columns: string[], rows: string[][]): Firm[][] | undefined => {
  const words = wordWidths(columns, rows);
  const whole = rows.map((row) => row.map(letters));
  const needs = words.map((width, at): Needs => {
    const cells = whole.map((row) => row[at] ?? 0);
    const isShort = Math.max(...cells) <= short.column;
    return { at, words: width, firm: Math.max(width, ...cells.filter((cell) => isShort && cell <= short.cell)) };
  });
  const [always, wide] = [fitting(needs, room.rows), fitting(needs, room.wide)];
  const firm = whole.map((row) =>
    row.map((cell, at): Firm => {
      if (cell > short.cell || whole.some((other) => (other[at] ?? 0) > short.column)) return "";
      return always.includes(at) ? "rows" : wide.includes(at) ? "wide" : "";
    }),
  );
  return firm.flat().some(Boolean) ? firm : undefined;
};
