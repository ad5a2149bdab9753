import { type HeadingType, plainType } from "../theme/type.ts";
import { fullWidth, inDigits, widthOf } from "./measure.ts";

type Window = "wide" | "narrow";

export type CoverName = {
  /** The name is cut wherever a line ends in some window. */
  parts: { text: string; ends?: Window | "both" }[];
} & Record<
  Window,
  { lines: number; /** The longest line in ems, as the stylesheet reads a number: "03.13". */ em: string }
>;

/** The stylesheet gives the name this room in a usual window (1440 × 900, 375 × 812), in pixels. */
const rooms: Record<Window, { across: number; one: number; shared: number }> = {
  wide: { across: 1352, one: 441, shared: 290 },
  narrow: { across: 347, one: 245, shared: 205 },
};

const mostLines = 3;

/** Another line is worth it when it makes the type larger by this much. */
const worthwhile = 1.14;

/** A word of more ems would be smaller than the text on a phone. */
const widest = rooms.narrow.across / 16;

/** A row of full-width letters that is too long for any line may end inside, and so may a word that nobody could read. */
const piecesOf = (name: string, type: HeadingType) =>
  name.split(/(?<=[ \u3000-])/).flatMap((piece) => {
    const isLong = fullWidth.test(piece) ? piece.length > 9 : widthOf(piece, "narrow", type) > widest;
    return isLong ? [...piece] : [piece];
  });

const settings = (pieces: string[], lines: number): string[][] => {
  if (lines === 1) return [[pieces.join("")]];
  return pieces.slice(0, pieces.length - lines + 1).flatMap((_, at) => {
    const first = pieces.slice(0, at + 1).join("");
    return settings(pieces.slice(at + 1), lines - 1).map((rest) => [first, ...rest]);
  });
};

/** The longest line of the most even setting is the shortest, and its lines differ least. */
const balanced = (pieces: string[], lines: number, window: Window, type: HeadingType) => {
  const measured = settings(pieces, lines).map((texts) => {
    const widths = texts.map((text) => widthOf(text, window, type));
    return { texts, longest: Math.max(...widths), uneven: Math.hypot(...widths) };
  });
  return measured.reduce((best, next) => {
    const gain = best.longest - next.longest || best.uneven - next.uneven;
    return gain > 0 ? next : best;
  });
};

/** Some engines round the width of each letter of small type to whole pixels. */
const safely = (width: number) => width * (width > 6 ? 1.05 : 1);

const setFor = (pieces: string[], window: Window, type: HeadingType) => {
  const { across, one, shared } = rooms[window];
  const counts = Array.from({ length: Math.min(mostLines, pieces.length) }, (_, index) => index + 1);
  const choices = counts.map((lines) => {
    const { texts, longest } = balanced(pieces, lines, window, type);
    const width = safely(longest);
    return { texts, width, size: Math.min(across / width, lines === 1 ? one : shared / lines) };
  });
  return choices.reduce((best, next) => (next.size > best.size * worthwhile ? next : best));
};

export const setCoverName = (name: string, type: HeadingType = plainType): CoverName => {
  const pieces = piecesOf(name, type);
  const [wide, narrow] = [setFor(pieces, "wide", type), setFor(pieces, "narrow", type)];
  const endsOf = (texts: string[]) => texts.slice(0, -1).map((_, at) => texts.slice(0, at + 1).join("").length);
  const [wideEnds, narrowEnds] = [endsOf(wide.texts), endsOf(narrow.texts)];
  const ends = [...new Set([...wideEnds, ...narrowEnds])].toSorted((a, b) => a - b);
  const parts = [...ends, name.length].map((end, at) => {
    const text = name.slice(ends[at - 1] ?? 0, end);
    if (end === name.length) return { text };
    if (wideEnds.includes(end) && narrowEnds.includes(end)) return { text, ends: "both" as const };
    return { text, ends: wideEnds.includes(end) ? ("wide" as const) : ("narrow" as const) };
  });
  return {
    parts,
    wide: { lines: wide.texts.length, em: inDigits(wide.width) },
    narrow: { lines: narrow.texts.length, em: inDigits(narrow.width) },
  };
};
