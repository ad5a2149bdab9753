import { readFileSync, statSync } from "node:fs";
import { posix } from "node:path";
import type { Font } from "fontkit";
import { contentFolder } from "../folder.ts";
import type { Face, OwnFace, Theme } from "../schema/theme.ts";
import { type Cut, cutOf, openFont } from "./unpack.ts";

/** From this weight on a bold file is used, where there is one. */
export const boldFrom = 600;

export const isOwn = (face: Face): face is OwnFace => typeof face !== "string";

export const ownFile = (path: string, folder = contentFolder): string => posix.join(folder, path);

export const fileFor = ({ regular, bold }: OwnFace, weight: number): string =>
  ownFile(weight >= boldFrom ? (bold ?? regular) : regular);

/** One word, so that browsers write it in one way only. */
export const familyOf = ({ regular, italic, bold }: OwnFace): string =>
  ["own", regular, italic, bold]
    .flatMap((path) => path?.replace(/^\.\/(fonts\/)?|\.woff2$/g, "").replaceAll(/\W+/g, "-") ?? [])
    .join("-");

export const ownFaces = ({ type }: Theme): OwnFace[] => [
  ...new Map([type.text, type.headings, type.labels].filter(isOwn).map((face) => [familyOf(face), face])).values(),
];

type Advances = (letter: string) => number | undefined;

const opened = new Map<string, { stamp: string; font: Font; cuts: Map<string, Font> }>();

const open = (file: string) => {
  const { mtimeMs, size } = statSync(file);
  const stamp = `${mtimeMs} ${size}`;
  const known = opened.get(file);
  if (known?.stamp === stamp) return known;
  const fresh = { stamp, font: openFont(readFileSync(file)), cuts: new Map<string, Font>() };
  opened.set(file, fresh);
  return fresh;
};

export const readFont = (file: string, cut?: Cut): Font => {
  const { font, cuts } = open(file);
  if (!cut) return font;
  const key = `${cut.wght} ${cut.wdth}`;
  const known = cuts.get(key) ?? cutOf(font, cut);
  cuts.set(key, known);
  return known;
};

/** Widths are told in thousandths of the type's size; a letter that the font lacks has none. */
const advancesAt = (font: Font): Advances => {
  const scale = 1000 / font.unitsPerEm;
  return (letter) => {
    const point = letter.codePointAt(0) ?? 0;
    const isOne = letter === String.fromCodePoint(point);
    return isOne && font.hasGlyphForCodePoint(point) ? font.glyphForCodePoint(point).advanceWidth * scale : undefined;
  };
};

export const advancesIn = (face: OwnFace, cut: Cut): Advances => advancesAt(readFont(fileFor(face, cut.wght), cut));

const boxOf = (font: Font, letter: string) => font.glyphForCodePoint(letter.codePointAt(0) ?? 0).bbox;

/** The letter I has feet in a serif: it is half as wide as an H there, and a stem wide elsewhere. */
export const isSerif = (font: Font): boolean => boxOf(font, "I").width > 0.3 * boxOf(font, "H").width;

/** The tightest lines of the styles hold letters that reach as far as this, from the top of a d to the foot of a g. */
const usualReach = 0.86;

/** Lines of titles need this much more room, in ems. */
export const tallerBy = (face: OwnFace): number => {
  const font = readFont(fileFor(face, boldFrom));
  const reach = Math.max(boxOf(font, "d").maxY, boxOf(font, "H").maxY) - boxOf(font, "g").minY;
  return Math.min(Math.max(Math.round((reach / font.unitsPerEm - usualReach) * 100) / 100, 0), 0.4);
};
