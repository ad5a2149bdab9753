import { type Piece, emWidth, fullWidth, linesIn, measure } from "../../lib/em-width.ts";

type Space = { across: number; one: number; shared: number; cut: number };

/**
 * The space for the name in common windows (1440 × 900, 375 × 812): the width of a line, the height of a single line and the
 * height that several lines share, in pixels, and the relative width of the font. The stylesheet has the same values.
 */
const spaces: Record<"wide" | "narrow", Space> = {
  wide: { across: 1352, one: 441, shared: 290, cut: 1 },
  narrow: { across: 347, one: 245, shared: 205, cut: 0.925 },
};

const maxLines = 3;

/** Add another line only if it makes the type this much larger. */
const worthwhile = 1.14;

/** A wider word, in ems, would be smaller than body text on a phone. */
const widest = spaces.narrow.across / 16 / spaces.narrow.cut;

/** Splits the name where a line may break. Long rows of full-width letters and words too wide for a phone break anywhere. */
const piecesOf = (name: string) =>
  name.split(/(?<=[ \u3000-])/).flatMap((piece) => {
    const isLong = fullWidth.test(piece) ? piece.length > 9 : emWidth(piece) > widest;
    return isLong ? [...piece] : [piece];
  });

const step = 0.02;

/** The smallest width at which the name fits in this many lines, which balances them. */
const lineWidth = (pieces: Piece[], lines: number): number => {
  let width = Math.max(...pieces.map(({ em }) => em));
  while (linesIn(pieces, width) > lines) width += step;
  return width;
};

const setIn = (pieces: Piece[], { across, one, shared, cut }: Space) => {
  const choices = Array.from({ length: Math.min(maxLines, pieces.length) }, (_, index) => {
    const lines = index + 1;
    const em = lineWidth(pieces, lines);
    return { lines, em, size: Math.min(across / em / cut, lines === 1 ? one : shared / lines) };
  });
  return choices.reduce((best, next) => (next.size > best.size * worthwhile ? next : best));
};

/** The name's number of lines, and the width of the longest one in ems. */
export const setCoverName = (name: string) => {
  const pieces = piecesOf(name).map(measure);
  return { wide: setIn(pieces, spaces.wide), narrow: setIn(pieces, spaces.narrow) };
};
