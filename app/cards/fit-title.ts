import { emWidth } from "../lib/em-width.ts";

export type Room = { width: number; height: number; lines: number; size: number };

/** satori measures with the font itself, so the estimate gets a little more room. */
const spare = 1.04;

export const leading = 0.96;

const smallest = 52;

/** How many lines words take that are `most` ems long. */
const linesIn = (words: string[], most: number): number => {
  let [lines, line] = [1, ""];
  for (const word of words) {
    const longer = line === "" ? word : `${line} ${word}`;
    const fits = emWidth(longer) <= most;
    if (!fits && line !== "") lines++;
    line = fits ? longer : word;
    if (emWidth(word) > most) return Infinity;
  }
  return lines;
};

/**
 * The largest type in which a title has room; where even the smallest has none, words are broken. `cut` says how much wider
 * the title's font is than that of the cover's name.
 */
export const fitTitle = (title: string, { width, height, lines: most, size: largest }: Room, cut: number) => {
  const words = title.split(/\s+/);
  const room = width / spare / cut;
  for (let size = largest; size >= smallest; size -= 4) {
    const lines = linesIn(words, room / size);
    if (lines <= most && lines * size * leading <= height) return { size, lines, fits: true };
  }
  const lines = Math.ceil((emWidth(title) * smallest) / room);
  return { size: smallest, lines, fits: false };
};
