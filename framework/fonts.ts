import { join, resolve } from "node:path";
import type { Content } from "../site/load.ts";
import type { Face } from "../site/schema/theme.ts";
import { boldFrom, fileFor, isOwn, ownFile } from "../site/theme/own-fonts.ts";

const shipped = (name: string) => join(import.meta.dirname, "..", "app", "styles", "fonts", name);

const shippedFiles = { sans: shipped("archivo.woff2"), serif: shipped("newsreader.woff2") };

const shippedItalic = shipped("newsreader-italic.woff2");

export const shippedFonts = [...Object.values(shippedFiles), shippedItalic];

const published = new Map<string, string>();

/** A build publishes other files than the shipped ones: see cut-fonts.ts. */
export const publishInstead = (file: string, other: string) => published.set(file, other);

export const publishedFont = (file: string): string => published.get(file) ?? file;

const fileOf = (face: Face, weight: number) => (isOwn(face) ? resolve(fileFor(face, weight)) : shippedFiles[face]);

const italicOf = (face: Face) => {
  if (isOwn(face)) return face.italic && resolve(ownFile(face.italic));
  return face === "serif" ? shippedItalic : undefined;
};

type Owner = Pick<Content, "theme">;

/** The first view is set in these, whatever the page; running text in italics is on some pages only. */
export const fontFiles = ({ theme: { type } }: Owner): { first: string[]; italic: string | undefined } => {
  const first = new Set([fileOf(type.labels, 400), fileOf(type.headings, boldFrom), fileOf(type.text, 400)]);
  const italic = italicOf(type.text);
  return { first: [...first].map(publishedFont), italic: italic && publishedFont(italic) };
};

/** Cards are drawn in the type of a page's masthead, whatever is published of it. */
export const cardFonts = ({ theme: { type } }: Owner): { title: string; label: string } => ({
  title: fileOf(type.headings, 820),
  label: fileOf(type.labels, 620),
});

/** Of the shipped families, those that somebody reads. */
export const shippedIn = ({ theme: { type } }: Owner): Set<string> => {
  const faces = new Set<Face>([type.text, type.headings, type.labels]);
  return new Set([...(faces.has("sans") ? ["Archivo"] : []), ...(faces.has("serif") ? ["Newsreader"] : [])]);
};
