import advances from "./advances.json" with { type: "json" };

const known: Record<string, number | undefined> = advances;

export const fullWidth =
  /[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE4F\uFF00-\uFF60\u{1F300}-\u{1FAFF}\u{20000}-\u{3FFFD}]/u;

/** For characters that the font lacks: as wide as a wide Latin letter. */
const estimate = 0.62;

const letters = new Intl.Segmenter("und", { granularity: "grapheme" });

/** Letter and word spacing of the cover's name: see name.module.css. */
const tracking = -0.035;
const wordSpace = 0.06;

/**
 * The width of a text in ems, in the type of the cover's name. Other widths and fonts are proportional, within a few percent,
 * except that full-width letters are square in any of them. A letter whose accent the font lacks counts like the plain letter.
 */
export const emWidth = (text: string): number => scaledWidth(text, 1);

/** The same in a font whose letters are wider or narrower by a factor. */
export const scaledWidth = (text: string, scale: number): number => {
  let width = 0;
  for (const { segment } of letters.segment(text.trim().normalize("NFC"))) {
    const advance = known[segment] ?? known[[...segment.normalize("NFD")][0] ?? ""];
    const letter =
      (advance === undefined ? estimate * [...segment].length : advance / 1000) + (/\s/.test(segment) ? wordSpace : 0);
    width += fullWidth.test(segment) ? 1 + tracking : (letter + tracking) * scale;
  }
  return width;
};

/** A piece of text that no line breaks: its width and that of the space behind it, in ems. */
export type Piece = { em: number; space: number };

export const measure = (piece: string, scale: number): Piece => ({
  em: scaledWidth(piece, scale),
  space: piece.endsWith(" ") ? 0.15 * scale : 0,
});

/** Counts lines the way a browser fills them. */
export const linesIn = (pieces: Piece[], width: number) => {
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

/** Always two digits, a point and two digits: app/styles/attributes.css reads each digit by its position. */
export const inDigits = (value: number) => Math.min(value, 99.99).toFixed(2).padStart(5, "0");
