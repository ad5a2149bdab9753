import { readFileSync } from "node:fs";
import { posix } from "node:path";
import { create, type Font } from "fontkit";
import { contentFolder } from "../folder.ts";
import type { Face, OwnFace, Theme } from "../schema/theme.ts";

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

export const readFont = (file: string): Font => create(readFileSync(file)) as Font;

const glyphOf = (font: Font, letter: string) => font.glyphForCodePoint(letter.codePointAt(0) ?? 0);

/** The letter I has feet in a serif: it is half as wide as an H there, and a stem wide elsewhere. */
export const isSerif = (font: Font): boolean => glyphOf(font, "I").bbox.width > 0.3 * glyphOf(font, "H").bbox.width;

/** The tightest lines of the styles hold letters that reach as far as this, from the top of a d to the foot of a g. */
const usualReach = 0.86;

/** So many ems the sample takes in the cut of Archivo that texts are measured in: see app/lib/em-width.ts. */
const sample = { text: "Hamburgefonstiv", ems: 6.23 };

/** A variable font gets wider when it is set bold. */
const spare = 1.1;

/** How much room headings need: their lines, in ems more than usual, and their letters, as a multiple. */
export const roomFor = (face: OwnFace): { taller: number; wider: number } => {
  const font = readFont(fileFor(face, boldFrom));
  const boxOf = (letter: string) => glyphOf(font, letter).bbox;
  const reach = Math.max(boxOf("d").maxY, boxOf("H").maxY) - boxOf("g").minY;
  const taller = Math.round((reach / font.unitsPerEm - usualReach) * 100) / 100;
  const width = [...sample.text].reduce((sum, letter) => sum + glyphOf(font, letter).advanceWidth, 0);
  const wider = Math.round(((spare * width) / font.unitsPerEm / sample.ems) * 100) / 100;
  return { taller: Math.min(Math.max(taller, 0), 0.4), wider };
};
