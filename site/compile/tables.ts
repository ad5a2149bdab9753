import { linkTargets } from "./typography.ts";

/** So many letters stand side by side in the narrowest window in which a table is one. */
const room = 52;

const longestWord = (text: string) =>
  Math.max(
    ...text
      .replace(linkTargets, "")
      .split(/[\s\u00AD\u200B-]+/)
      .map((word) => word.length),
  );

/** Long words would make a table wider than its page, so they must be broken. */
export const wantsBreaks = (columns: string[], rows: string[][]): boolean => {
  const widths = columns.map((column, at) =>
    Math.max(...[column, ...rows.map((row) => row[at] ?? "")].map(longestWord)),
  );
  return widths.reduce((sum, width) => sum + width, 0) > room;
};
