import { create, type Font } from "fontkit";
import { decompress } from "wawoff2";

/** Text as outlines of our own font, so that a picture of it needs no font and looks the same everywhere. */
export type Face = {
  /** Whether the font has all of its letters. */
  has: (text: string) => boolean;
  /** Its width at a size of 1. */
  widthOf: (text: string) => number;
  /** As an SVG path that starts at 0 on its base line, at a size of 1000. */
  draw: (text: string) => string;
};

type Style = { wght: number; wdth: number };

export const openFace = async (woff2: Buffer, style: Style, tracking: number): Promise<Face> => {
  // fontkit reads WOFF2, but varies only a font that was unpacked.
  const font = (create(Buffer.from(await decompress(woff2))) as Font).getVariation(style);
  const em = font.unitsPerEm;
  return {
    has: (text) => [...text].every((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)),
    widthOf: (text) => font.layout(text).advanceWidth / em + tracking * Math.max(0, [...text].length - 1),
    draw: (text) => {
      const { glyphs, positions } = font.layout(text);
      let x = 0;
      return glyphs
        .map((glyph, index) => {
          const path = glyph.path
            .scale(1000 / em, -1000 / em)
            .translate(x, 0)
            .toSVG();
          x += ((positions[index]?.xAdvance ?? 0) * 1000) / em + tracking * 1000;
          return path;
        })
        .join("");
    },
  };
};

export type Setting = { lines: string[]; size: number };

/** All ways to break words into so many lines. */
const breaks = (words: string[], count: number): string[][] => {
  if (count === 1) return [[words.join(" ")]];
  return words
    .slice(1)
    .flatMap((_, index) =>
      breaks(words.slice(index + 1), count - 1).map((rest) => [words.slice(0, index + 1).join(" "), ...rest]),
    );
};

/** The heights of letters, of what hangs below them, and of lines are shares of the size. */
type Box = { width: number; height: number; cap: number; descent: number; leading: number };

/** The largest setting of a text in a box, in up to three lines. */
export const fitText = (
  text: string,
  widthOf: Face["widthOf"],
  { width, height, cap, descent, leading }: Box,
): Setting => {
  const words = text.split(/\s+/);
  const settings = [1, 2, 3]
    .filter((count) => count <= words.length)
    .flatMap((count) => breaks(words, count))
    .map((lines) => ({
      lines,
      size: Math.min(width / Math.max(...lines.map(widthOf)), height / (cap + descent + leading * (lines.length - 1))),
    }));
  return settings.reduce((best, setting) => (setting.size > best.size ? setting : best));
};
