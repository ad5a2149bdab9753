import { directionOf } from "../compile/speech.ts";
import { escapeHtml } from "../html.ts";
import type { Picture } from "../pictures/picture.ts";

/** The document is whole without scripts and without anything of the app's. */

export type AlbumPhoto = { picture: Picture; alt: string; title?: string | undefined; comment?: string | undefined };

export type AlbumView = {
  name: string;
  title: string;
  intro: string;
  lang: string;
  rows: AlbumPhoto[][];
};

/** A class holds a picture's ratio in hundredths, since no style attribute may. */
export const ratioClass = (ratio: number): string => `r-${Math.round(ratio * 100)}`;

const attributes = (given: Record<string, string | number | undefined>) =>
  Object.entries(given)
    .flatMap(([name, value]) => (value === undefined ? [] : ` ${name}="${escapeHtml(String(value))}"`))
    .join("");

const pictureHtml = ({ picture, alt }: AlbumPhoto, isFirst: boolean) => {
  const { src, sources, sizes, width, height } = picture;
  const choices = sources.map(({ type, srcSet }) => `<source${attributes({ type, srcset: srcSet, sizes })}/>`);
  const loading = isFirst ? "eager" : "lazy";
  return `<picture>${choices.join("")}<img${attributes({ src, width, height, alt, loading, decoding: "async" })}/></picture>`;
};

const captionHtml = ({ title, comment }: AlbumPhoto) => {
  const words = [title && `<strong>${escapeHtml(title)}</strong>`, comment && escapeHtml(comment)].filter(Boolean);
  return words.length > 0 ? `<figcaption>${words.join(" ")}</figcaption>` : "";
};

const figureHtml = (photo: AlbumPhoto, isFirst: boolean) => {
  const shape = ratioClass(photo.picture.width / photo.picture.height);
  return `<figure class="${shape}">${pictureHtml(photo, isFirst)}${captionHtml(photo)}</figure>`;
};

/** The stylesheet is named relative to the document, since the site may live under a sub-path. */
export const albumDocument = ({ name, title, intro, lang, rows }: AlbumView, stylesheet: string): string => {
  const dir = directionOf(lang) === "rtl" ? ' dir="rtl"' : "";
  return [
    "<!DOCTYPE html>",
    `<html lang="${escapeHtml(lang)}"${dir}><head><meta charset="utf-8"/>`,
    `<title>${escapeHtml(name)}</title>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"/>',
    '<meta name="robots" content="noindex"/>',
    '<meta name="color-scheme" content="light dark"/>',
    `<link rel="stylesheet" href="${escapeHtml(stylesheet)}"/>`,
    "</head><body><main>",
    `<header><h1>${escapeHtml(title)}</h1><p>${escapeHtml(intro)}</p></header>`,
    ...rows.map((row, at) => {
      const figures = row.map((photo, index) => figureHtml(photo, at + index === 0));
      return `<div class="row">${figures.join("\n")}</div>`;
    }),
    "</main></body></html>\n",
  ].join("\n");
};
