import { linkTargets } from "./typography.ts";

/** So many letters stand side by side in the narrowest window in which a table is one, and in a wide one. */
const room = { rows: 52, wide: 72 };

/** A column of such cells has numbers and times rather than text. */
const short = 16;

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
  /** Words that would make the table wider than its page are broken. */
  long: boolean;
  /** The short columns, whose cells are not broken wherever the table is one, or in wide windows alone. */
  short: boolean[];
  whole?: "rows" | "wide";
};

export const tableFit = (columns: string[], rows: string[][]): TableFit => {
  const widths = columns.map((column, at) => {
    const cells = rows.map((row) => row[at] ?? "");
    const word = Math.max(...[column, ...cells].map(longestWord));
    const whole = Math.max(...cells.map(letters));
    return { word, isShort: whole <= short, needed: whole <= short ? Math.max(word, whole) : word };
  });
  const needed = sum(widths.map((width) => width.needed));
  return {
    long: sum(widths.map(({ word }) => word)) > room.rows,
    short: widths.map(({ isShort }) => isShort),
    whole: needed <= room.rows ? "rows" : needed <= room.wide ? "wide" : undefined,
  };
};
