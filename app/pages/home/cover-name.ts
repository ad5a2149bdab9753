import type { HeadingType } from "../../../site/theme/type.ts";
import { type Piece, scaledWidth, fullWidth, linesIn, measure } from "../../lib/em-width.ts";

type Space = { across: number; one: number; shared: number };

/**
 * The space for the name in common windows (1440 × 900, 375 × 812): the width of a line, the height of a single line and the
 * height that several lines share, in pixels. The stylesheet has the same values.
 */
const spaces: Record<"wide" | "narrow", Space> = {
  wide: { across: 1352, one: 441, shared: 290 },
  narrow: { across: 347, one: 245, shared: 205 },
};

const maxLines = 3;

/** Add another line only if it makes the type this much larger. */
const worthwhile = 1.14;

/** A wider word, in ems, would be smaller than body text on a phone. */
const widest = spaces.narrow.across / 16;

/** Splits the name where a line may break. Long rows of full-width letters and words too wide for a phone break anywhere. */
const piecesOf = (name: string, scale: number) =>
  name.split(/(?<=[ \u3000-])/).flatMap((piece) => {
    const isLong = fullWidth.test(piece) ? piece.length > 9 : scaledWidth(piece, scale) > widest;
    return isLong ? [...piece] : [piece];
  });

const step = 0.02;

/** The smallest width at which the name fits in this many lines, which balances them. */
const lineWidth = (pieces: Piece[], lines: number): number => {
  let width = Math.max(...pieces.map(({ em }) => em));
  while (linesIn(pieces, width) > lines) width += step;
  return width;
};

const fitLines = (pieces: Piece[], { across, one, shared }: Space) => {
  const choices = Array.from({ length: Math.min(maxLines, pieces.length) }, (_, index) => {
    const lines = index + 1;
    const em = lineWidth(pieces, lines);
    return { lines, em, size: Math.min(across / em, lines === 1 ? one : shared / lines) };
  });
  return choices.reduce((best, next) => (next.size > best.size * worthwhile ? next : best));
};

/** The name's number of lines, and the width of the longest one in ems, in the heading font. */
export const fitCoverName = (name: string, widths: HeadingType["widths"]) => {
  const pieces = piecesOf(name, widths.narrowName);
  const fitAt = (scale: number, space: Space) =>
    fitLines(
      pieces.map((piece) => measure(piece, scale)),
      space,
    );
  return { wide: fitAt(widths.name, spaces.wide), narrow: fitAt(widths.narrowName, spaces.narrow) };
};
