import { type Cut, cutOf, openFont } from "../theme/unpack.ts";

/** Text becomes outlines of the site's font: a picture of it needs no font and looks the same everywhere. */
export type Face = {
  has: (text: string) => boolean;
  /** Widths and reaches are those at a size of 1. */
  widthOf: (text: string) => number;
  reachOf: (text: string) => { above: number; below: number; start: number };
  /** The SVG path starts at 0 on its base line, at a size of 1000. */
  draw: (text: string) => string;
};

/** Spaces are widened too, since tight letters would close them. */
type Spacing = { letters: number; spaces?: number };

export const openFace = (woff2: Buffer, cut: Cut, { letters, spaces = 0 }: Spacing): Face => {
  const font = cutOf(openFont(woff2), cut);
  const em = font.unitsPerEm;
  const spacesIn = (text: string) => text.split(/\s/).length - 1;
  return {
    has: (text) => [...text].every((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)),
    widthOf: (text) =>
      font.layout(text).advanceWidth / em + letters * Math.max(0, [...text].length - 1) + spaces * spacesIn(text),
    reachOf: (text) => {
      const { bbox, glyphs } = font.layout(text);
      const start = glyphs[0]?.bbox.minX ?? 0;
      return { above: Math.max(0, bbox.maxY / em), below: Math.max(0, -bbox.minY / em), start: start / em };
    },
    draw: (text) => {
      const { glyphs, positions } = font.layout(text);
      let x = 0;
      return glyphs
        .map((glyph, index) => {
          const path = glyph.path
            .scale(1000 / em, -1000 / em)
            .translate(x, 0)
            .toSVG();
          const isSpace = glyph.codePoints.some((point) => /\s/.test(String.fromCodePoint(point)));
          x += ((positions[index]?.xAdvance ?? 0) / em + letters + (isSpace ? spaces : 0)) * 1000;
          return path;
        })
        .join("");
    },
  };
};

type Line = { face: Face; text: string; x: number; base: number; size: number; fill: string };

export const lineSvg = ({ face, text, x, base, size, fill }: Line) =>
  `<path fill="${fill}" transform="translate(${x} ${base}) scale(${size / 1000})" d="${face.draw(text)}"/>`;

export type Setting = { lines: string[]; size: number };

const breaks = (words: string[], count: number): string[][] => {
  if (count === 1) return [[words.join(" ")]];
  return words
    .slice(1)
    .flatMap((_, index) =>
      breaks(words.slice(index + 1), count - 1).map((rest) => [words.slice(0, index + 1).join(" "), ...rest]),
    );
};

/** The heights are shares of the size. */
type Box = { width: number; height: number; cap: number; descent: number; leading: number; lines?: number };

const remembered = (widthOf: Face["widthOf"]): Face["widthOf"] => {
  const known = new Map<string, number>();
  return (text) => {
    const width = known.get(text) ?? widthOf(text);
    known.set(text, width);
    return width;
  };
};

export const fitText = (
  text: string,
  widthOf: Face["widthOf"],
  { width, height, cap, descent, leading, lines: most = 3 }: Box,
): Setting => {
  const words = text.split(/\s+/);
  const measure = remembered(widthOf);
  const settings = Array.from({ length: Math.min(most, words.length) }, (_, index) => index + 1)
    .flatMap((count) => breaks(words, count))
    .map((lines) => ({
      lines,
      size: Math.min(width / Math.max(...lines.map(measure)), height / (cap + descent + leading * (lines.length - 1))),
    }));
  return settings.reduce((best, setting) => (setting.size > best.size ? setting : best));
};
