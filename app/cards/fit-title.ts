import { emWidth, linesIn, measure } from "../lib/em-width.ts";

export type TextBox = { width: number; height: number; lines: number; size: number };

/** satori measures with the actual font, so the estimate gets some slack. */
const spare = 1.04;

export const leading = 0.96;

const smallest = 52;

/**
 * The largest size at which a title fits; if even the smallest is too large, words are broken. `widthFactor` is the width of the
 * title's font relative to that of the cover's name.
 */
export const fitTitle = (
  title: string,
  { width, height, lines: most, size: largest }: TextBox,
  widthFactor: number,
) => {
  const words = title.split(/(?<=\s)/).map((word) => measure(word, 1));
  const longest = Math.max(...words.map(({ em }) => em));
  const available = width / spare / widthFactor;
  for (let size = largest; size >= smallest; size -= 4) {
    const lines = linesIn(words, available / size);
    if (longest <= available / size && lines <= most && lines * size * leading <= height)
      return { size, lines, fits: true };
  }
  const lines = Math.ceil((emWidth(title) * smallest) / available);
  return { size: smallest, lines, fits: false };
};
