import { resolve } from "node:path";
import type { Content } from "../load.ts";
import type { Face } from "../schema/theme.ts";
import { boldFrom, fileFor, isOwn, ownFile } from "./own-fonts.ts";

const shipped = (name: string) => resolve("app", "styles", "fonts", name);

const shippedFiles = { sans: shipped("archivo.woff2"), serif: shipped("newsreader.woff2") };

const shippedItalic = shipped("newsreader-italic.woff2");

const fileOf = (face: Face, weight: number) => (isOwn(face) ? resolve(fileFor(face, weight)) : shippedFiles[face]);

const italicOf = (face: Face) => {
  if (isOwn(face)) return face.italic && resolve(ownFile(face.italic));
  return face === "serif" ? shippedItalic : undefined;
};

type StyleContent = Pick<Content, "theme">;

/** Fonts used above the fold on every page; italics are on some pages only. */
export const fontFiles = ({ theme: { type } }: StyleContent): { first: string[]; italic: string | undefined } => {
  const first = new Set([fileOf(type.labels, 400), fileOf(type.headings, boldFrom), fileOf(type.text, 400)]);
  const italic = italicOf(type.text);
  return { first: [...first], italic };
};

/** The card renderer doesn't support variable fonts, so condensed titles have a static file with all characters. */
export const cardFont = ({ theme: { type } }: StyleContent): string =>
  type.headings === "sans" ? shipped("archivo-condensed.woff2") : fileOf(type.headings, 820);
