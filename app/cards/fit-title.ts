import { widthOf } from "../../site/compile/measure.ts";
import type { HeadingType } from "../../site/theme/type.ts";

export type Room = { width: number; height: number; lines: number; size: number };

/** satori measures with the font itself, so the table's widths get a little more room. */
const spare = 1.03;

export const leading = 0.96;

const smallest = 52;

const linesAt = (words: string[], size: number, width: number, type: HeadingType): number => {
  let [lines, line] = [1, ""];
  for (const word of words) {
    const longer = line === "" ? word : `${line} ${word}`;
    const fits = widthOf(longer, "title", type) * size * spare <= width;
    if (!fits && line !== "") lines++;
    line = fits ? longer : word;
    if (widthOf(word, "title", type) * size * spare > width) return Infinity;
  }
  return lines;
};

/** The largest type in which a title has room; where even the smallest has none, words are broken. */
export const fitTitle = (title: string, { width, height, lines: most, size: largest }: Room, type: HeadingType) => {
  const words = title.split(/\s+/);
  for (let size = largest; size >= smallest; size -= 4) {
    const lines = linesAt(words, size, width, type);
    if (lines <= most && lines * size * leading <= height) return { size, lines, fits: true };
  }
  const lines = Math.ceil((widthOf(title, "title", type) * smallest * spare) / width);
  return { size: smallest, lines, fits: false };
};
