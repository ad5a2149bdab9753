import { readFile } from "node:fs/promises";
import { type Face, fitText, lineSvg, openFace } from "./type.ts";

export type Words = { eyebrow?: string | undefined; name?: string | undefined; title?: string | undefined };

export const margin = 64;

export type Faces = { title: Face; label: Face };

export type FontFiles = { title: string; label: string };

/** How tight a title is set follows from its font. */
export type CardFonts = { title: Buffer; label: Buffer; tight: number };

export const readFonts = async ({ title, label }: FontFiles, tight: number): Promise<CardFonts> => ({
  title: await readFile(title),
  label: await readFile(label),
  tight,
});

/** The cuts are those of a page's masthead. */
export const openFaces = ({ title, label, tight }: CardFonts): Faces => ({
  title: openFace(title, { wght: 820, wdth: 75 }, { letters: -0.035 * tight, spaces: 0.06 }),
  label: openFace(label, { wght: 620, wdth: 100 }, { letters: 0 }),
});

/** Marks that only say where a word may be broken have no shape. */
const plain = (text: string) => text.replace(/[\u00AD\u200B]/gu, "").trim();

/** Letters that the font lacks would be boxes: a text with one of them is left out. */
export const drawable = ({ eyebrow, name, title }: Words, { title: display, label }: Faces): Words => {
  const kept = (text: string | undefined, face: Face) => {
    const given = plain(text ?? "");
    return given !== "" && face.has(given) ? given : undefined;
  };
  return { eyebrow: kept(eyebrow, label), name: kept(name, label), title: kept(title, display) };
};

const row = { size: 31, height: 48, base: 35, pad: 14, gap: 18, under: 30, before: 40 };

const leading = 0.94;

type Column = {
  left: number;
  width: number;
  /** The title takes what the row leaves of this. */
  height: number;
  lines: number;
  row?: "above" | "end";
  /** The row begins at `top`; or the title's last line stands on `base`, and its letters may hang to `lowest`. */
  at: { top: number } | { base: number; lowest: number };
};

export type Paint = { ground: string; text: string };

/**
 * Where they begin, where the row and the title end, the title's size, and how much smaller the row had to be. A card that
 * is there already is laid out but not drawn.
 */
export type WordsSet = {
  svg: () => string;
  top: number;
  rowRight: number;
  right: number;
  size: number;
  rowScale: number;
};

const mostOfLine = 0.3;

const setRow = ({ eyebrow, name }: Words, { label }: Faces, place: Column, paint: Paint) => {
  const isEnd = place.row === "end";
  const width = place.width * (isEnd ? mostOfLine : 1);
  const tab = eyebrow === undefined ? 0 : label.widthOf(eyebrow) * row.size + 2 * row.pad;
  const start = tab === 0 ? 0 : tab + row.gap;
  const wide = name === undefined ? tab : start + label.widthOf(name) * row.size;
  // A long name makes the whole row smaller, on the same line.
  const scale = wide === 0 ? 1 : Math.min(1, width / wide);
  const line = (text: string, x: number, fill: string) =>
    lineSvg({ face: label, text, x, base: row.base, size: row.size, fill });
  const inner = () =>
    [
      ...(eyebrow === undefined
        ? []
        : [`<path fill="${paint.text}" d="M0 0h${tab}v${row.height}H0z"/>`, line(eyebrow, row.pad, paint.ground)]),
      ...(name === undefined ? [] : [line(name, start, paint.text)]),
    ].join("");
  const left = place.left + (isEnd ? place.width - wide * scale : 0);
  const drawn = (top: number) =>
    `<g transform="translate(${left} ${top + row.height * (1 - scale)}) scale(${scale})">${inner()}</g>`;
  return {
    height: wide === 0 ? 0 : row.height,
    width: wide * scale,
    right: left + wide * scale,
    scale,
    drawnOn: (base: number) => drawn(base - row.height + scale * (row.height - row.base)),
    drawn,
  };
};

export const setWords = (words: Words, faces: Faces, place: Column, paint: Paint): WordsSet => {
  const { at } = place;
  const { height, width, right: rowRight, scale: rowScale, drawn, drawnOn } = setRow(words, faces, place, paint);
  const isEnd = place.row === "end";
  if (words.title === undefined) {
    const top = "top" in at ? at.top : at.base - height;
    return { svg: () => drawn(top), top, rowRight, right: place.left, size: 0, rowScale };
  }

  const taken = height === 0 || isEnd ? 0 : height + row.under;
  const face = faces.title;
  const { above, below } = face.reachOf(words.title);
  const { lines, size } = fitText(words.title, face.widthOf, {
    width: place.width - (isEnd && width > 0 ? width + row.before : 0),
    height: place.height - taken,
    cap: above,
    descent: below,
    leading,
    lines: place.lines,
  });
  const high = size * (above + leading * (lines.length - 1));
  const last = "top" in at ? at.top + taken + high : Math.min(at.base, at.lowest - size * below);
  const top = last - high - taken;
  const fill = paint.text;
  const lineAt = (text: string, index: number) => {
    const base = last - size * leading * (lines.length - 1 - index);
    return lineSvg({ face, text, x: place.left - size * face.reachOf(text).start, base, size, fill });
  };
  const right = place.left + size * Math.max(...lines.map(face.widthOf));
  const svg = () => (isEnd ? drawnOn(last) : drawn(top)) + lines.map(lineAt).join("");
  return { svg, top, rowRight, right, size, rowScale };
};
