import { emWidth, fullWidth } from "../../lib/em-width.ts";

type Room = { across: number; one: number; shared: number; cut: number };

/** The stylesheet gives the name this room in a usual window (1440 × 900, 375 × 812), in pixels, and this cut of the font. */
const rooms: Record<"wide" | "narrow", Room> = {
  wide: { across: 1352, one: 441, shared: 290, cut: 1 },
  narrow: { across: 347, one: 245, shared: 205, cut: 0.925 },
};

const mostLines = 3;

/** Another line is worth it when it makes the type larger by this much. */
const worthwhile = 1.14;

/** A word of more ems would be smaller than the text on a phone. */
const widest = rooms.narrow.across / 16 / rooms.narrow.cut;

/** A row of full-width letters that is too long for any line may end inside, and so may a word that nobody could read. */
const piecesOf = (name: string) =>
  name.split(/(?<=[ \u3000-])/).flatMap((piece) => {
    const isLong = fullWidth.test(piece) ? piece.length > 9 : emWidth(piece) > widest;
    return isLong ? [...piece] : [piece];
  });

type Piece = { em: number; space: number };

const measure = (piece: string): Piece => ({ em: emWidth(piece), space: piece.endsWith(" ") ? 0.14 : 0 });

/** A browser fills one line after the other. */
const linesIn = (pieces: Piece[], width: number) => {
  let [lines, used] = [1, 0];
  for (const { em, space } of pieces) {
    if (used > 0 && used + em > width) {
      lines++;
      used = 0;
    }
    used += em + space;
  }
  return lines;
};

const step = 0.02;

/** The most even lines are the narrowest that so many lines can be. */
const lineWidth = (pieces: Piece[], lines: number): number => {
  let width = Math.max(...pieces.map(({ em }) => em));
  while (linesIn(pieces, width) > lines) width += step;
  return width;
};

const setIn = (pieces: Piece[], { across, one, shared, cut }: Room) => {
  const choices = Array.from({ length: Math.min(mostLines, pieces.length) }, (_, index) => {
    const lines = index + 1;
    const em = lineWidth(pieces, lines);
    return { lines, em, size: Math.min(across / em / cut, lines === 1 ? one : shared / lines) };
  });
  return choices.reduce((best, next) => (next.size > best.size * worthwhile ? next : best));
};

/** In how many lines the name is set, and how many ems the longest takes. */
export const setCoverName = (name: string) => {
  const pieces = piecesOf(name).map(measure);
  return { wide: setIn(pieces, rooms.wide), narrow: setIn(pieces, rooms.narrow) };
};
