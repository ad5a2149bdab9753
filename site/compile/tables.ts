import { linkTargets } from "./typography.ts";

/** How many characters fit in a row, in the narrowest viewport that shows a table and in a wide one. */
const maxWidth = { rows: 52, wide: 72 };

/** Matches cells with numbers and times. */
const maxShortCell = 16;

const longestWord = (text: string) =>
  Math.max(
    ...text
      .replace(linkTargets, "")
      .split(/[\s\u00AD\u200B-]+/)
      .map((word) => word.length),
  );

const letters = (text: string) => text.replace(linkTargets, "").replaceAll(/[[\]*`]/g, "").length;

const sum = (widths: number[]) => widths.reduce((all, width) => all + width, 0);

export type TableFit = {
  /** Long words are hyphenated so that the table fits the page. */
  long: boolean;
  /** Columns whose cells don't wrap: in every viewport that shows a table, or only in wide ones. */
  short: boolean[];
  noWrapFrom?: "rows" | "wide";
};

export const tableFit = (columns: string[], rows: string[][]): TableFit => {
  const widths = columns.map((column, at) => {
    const cells = rows.map((row) => row[at] ?? "");
    const word = Math.max(...[column, ...cells].map(longestWord));
    const longestCell = Math.max(...cells.map(letters));
    const isShort = longestCell <= maxShortCell;
    return { word, isShort, needed: isShort ? Math.max(word, longestCell) : word };
  });
  const needed = sum(widths.map((width) => width.needed));
  return {
    long: sum(widths.map(({ word }) => word)) > maxWidth.rows,
    short: widths.map(({ isShort }) => isShort),
    noWrapFrom: needed <= maxWidth.rows ? "rows" : needed <= maxWidth.wide ? "wide" : undefined,
  };
};
