import { emWidth, linesIn, measure } from "../lib/em-width.ts";

export type Room = { width: number; height: number; lines: number; size: number };

/** satori measures with the font itself, so the estimate gets a little more room. */
const spare = 1.04;

export const leading = 0.96;

const smallest = 52;

/**
 * The largest type in which a title has room; where even the smallest has none, words are broken. `cut` says how much wider
 * the title's font is than that of the cover's name.
 */
export const fitTitle = (title: string, { width, height, lines: most, size: largest }: Room, cut: number) => {
  const words = title.split(/(?<=\s)/).map(measure);
  const longest = Math.max(...words.map(({ em }) => em));
  const room = width / spare / cut;
  for (let size = largest; size >= smallest; size -= 4) {
    const lines = linesIn(words, room / size);
    if (longest <= room / size && lines <= most && lines * size * leading <= height) return { size, lines, fits: true };
  }
  const lines = Math.ceil((emWidth(title) * smallest) / room);
  return { size: smallest, lines, fits: false };
};
