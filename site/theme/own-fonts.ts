import { readFileSync } from "node:fs";
import { posix } from "node:path";
import { create, type Font } from "fontkit";
import { contentFolder } from "../folder.ts";
import type { Face, OwnFace, Theme } from "../schema/theme.ts";

/** The bold file, if there is one, is used from this weight on. */
export const boldFrom = 600;

export const isOwn = (face: Face): face is OwnFace => typeof face !== "string";

export const ownFile = (path: string, folder = contentFolder): string => posix.join(folder, path);

export const fileFor = ({ regular, bold }: OwnFace, weight: number): string =>
  ownFile(weight >= boldFrom ? (bold ?? regular) : regular);

/** One word, so that it needs no quotes in CSS. */
export const familyOf = ({ regular, italic, bold }: OwnFace): string =>
  ["own", regular, italic, bold]
    .flatMap((path) => path?.replace(/^\.\/(fonts\/)?|\.woff2$/g, "").replaceAll(/\W+/g, "-") ?? [])
    .join("-");

export const ownFaces = ({ type }: Theme): OwnFace[] => [
  ...new Map([type.text, type.headings, type.labels].filter(isOwn).map((face) => [familyOf(face), face])).values(),
];

export const readFont = (file: string): Font => create(readFileSync(file)) as Font;

const glyphOf = (font: Font, letter: string) => font.glyphForCodePoint(letter.codePointAt(0) ?? 0);

/** A serif's I is about half as wide as its H; a sans-serif's is only a stem. */
export const isSerif = (font: Font): boolean => glyphOf(font, "I").bbox.width > 0.3 * glyphOf(font, "H").bbox.width;

/** The tightest line heights fit this extent in ems, from ascender to descender. */
const defaultReach = 0.86;

/** The sample's width in ems in Archivo, in which texts are measured: see app/lib/em-width.ts. */
const sample = { text: "Hamburgefonstiv", ems: 6.23 };

/** A variable font is wider in bold. */
const spare = 1.1;

/** The extra line height that headings need, in ems, and the width of their letters as a multiple of Archivo's. */
export const headingAdjustments = (face: OwnFace): { taller: number; wider: number } => {
  const font = readFont(fileFor(face, boldFrom));
  const boxOf = (letter: string) => glyphOf(font, letter).bbox;
  const reach = Math.max(boxOf("d").maxY, boxOf("H").maxY) - boxOf("g").minY;
  const taller = Math.round((reach / font.unitsPerEm - defaultReach) * 100) / 100;
  const width = [...sample.text].reduce((sum, letter) => sum + glyphOf(font, letter).advanceWidth, 0);
  const wider = Math.round(((spare * width) / font.unitsPerEm / sample.ems) * 100) / 100;
  return { taller: Math.min(Math.max(taller, 0), 0.4), wider };
};
