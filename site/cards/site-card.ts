import { readFile } from "node:fs/promises";
import sharp, { type Sharp } from "sharp";
import { cardSize as card } from "../addresses/published.ts";
import { drawnRange } from "../icons/mark.ts";
import type { Theme } from "../schema/theme.ts";
import { hexOf } from "../theme/color.ts";
import { fitText, lineSvg, openFace } from "./type.ts";
import { type CardFonts, margin } from "./words.ts";

const rangeHeight = 330;

const name = { top: 44, height: 200, cap: 0.7, leading: 0.9, descent: 0.22, bearing: 0.045 };
const tagline = { size: 36, base: 286 };

/** The picture begins with its first row that shows something: a clear sky would only push the range down. */
const rangeOf = async (picture: Buffer, ground: string) => {
  const wide = sharp(picture).resize({ width: card.width }).ensureAlpha();
  const { data, info } = await wide.clone().extractChannel("alpha").raw().toBuffer({ resolveWithObject: true });
  const first = Math.floor(
    Math.max(
      0,
      data.findIndex((alpha) => alpha > 128),
    ) / info.width,
  );
  const top = Math.min(first, info.height - 1);
  const below = await wide
    .extract({ left: 0, top, width: info.width, height: info.height - top })
    .png()
    .toBuffer();
  return sharp(below)
    .resize(card.width, rangeHeight, { fit: "cover", position: "top" })
    .flatten({ background: ground })
    .png()
    .toBuffer();
};

export type SiteCard = { title: string; tagline: string; theme: Theme };

export const rangeFor = async (theme: Theme, cover: string | undefined): Promise<Buffer> =>
  cover === undefined ? Buffer.from(drawnRange(theme)) : readFile(cover);

const nameSvg = ({ title, theme }: SiteCard, fonts: CardFonts) => {
  const face = openFace(fonts.title, { wght: 800, wdth: 68 }, { letters: -0.02 * fonts.tight });
  // Letters that the font lacks would be boxes; without them the range speaks for itself.
  if (!face.has(title)) return "";
  const { lines, size } = fitText(title, face.widthOf, { ...name, width: card.width - 2 * margin });
  const used = size * (name.cap + name.descent + name.leading * (lines.length - 1));
  const first = name.top + (name.height - used) / 2 + size * name.cap;
  const x = margin - size * name.bearing;
  const fill = hexOf(theme.hue);
  return lines
    .map((text, index) => lineSvg({ face, text, x, base: first + size * name.leading * index, size, fill }))
    .join("");
};

const taglineSvg = ({ tagline: text, theme }: SiteCard, fonts: CardFonts) => {
  const face = openFace(fonts.label, { wght: 560, wdth: 100 }, { letters: 0 });
  if (!face.has(text)) return "";
  const size = Math.min(tagline.size, (card.width - 2 * margin) / face.widthOf(text));
  return lineSvg({ face, text, x: margin, base: tagline.base, size, fill: hexOf(theme.ink.light) });
};

export const drawSiteCard = async (site: SiteCard, fonts: CardFonts, picture: Buffer): Promise<Sharp> => {
  const words = nameSvg(site, fonts) + taglineSvg(site, fonts);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${card.width}" height="${card.height}">${words}</svg>`;
  const ground = hexOf(site.theme.paper.light);
  return sharp({ create: { width: card.width, height: card.height, channels: 3, background: ground } }).composite([
    { input: await rangeOf(picture, ground), left: 0, top: card.height - rangeHeight },
    { input: Buffer.from(svg) },
  ]);
};
