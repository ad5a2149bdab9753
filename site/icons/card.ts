import sharp from "sharp";
import type { Site } from "../schema/site.ts";
import type { Theme } from "../schema/theme.ts";
import { hexOf } from "../theme/color.ts";
import { type Face, fitText, openFace } from "./type.ts";

/** What link previews show: the name, the tagline, and the cover's range under them. */

const card = { width: 1200, height: 630, margin: 64 };

/** The range keeps the lower part of the card. */
const rangeHeight = 330;

const name = { top: 44, height: 200, cap: 0.7, leading: 0.9, descent: 0.22, bearing: 0.045 };
const tagline = { size: 36, base: 286 };

type Line = { face: Face; text: string; x: number; base: number; size: number; fill: string };

const lineSvg = ({ face, text, x, base, size, fill }: Line) =>
  `<path fill="${fill}" transform="translate(${x} ${base}) scale(${size / 1000})" d="${face.draw(text)}"/>`;

/** The picture from its first row that shows something: a sky that is left clear would only push the range down. */
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

type Sources = { site: Pick<Site, "title" | "tagline">; theme: Theme; font: Buffer; picture: Buffer };

export const cardJpeg = async ({ site, theme, font, picture }: Sources): Promise<Buffer> => {
  const display = await openFace(font, { wght: 800, wdth: 68 }, -0.02);
  const label = await openFace(font, { wght: 560, wdth: 100 }, 0);
  const width = card.width - 2 * card.margin;
  const lines: Line[] = [];
  // Letters that the font lacks would be boxes; without them the range speaks for itself.
  if (display.has(site.title)) {
    const fit = fitText(site.title, display.widthOf, { ...name, width });
    const used = fit.size * (name.cap + name.descent + name.leading * (fit.lines.length - 1));
    const first = name.top + (name.height - used) / 2 + fit.size * name.cap;
    fit.lines.forEach((text, index) => {
      const base = first + fit.size * name.leading * index;
      lines.push({
        face: display,
        text,
        x: card.margin - fit.size * name.bearing,
        base,
        size: fit.size,
        fill: hexOf(theme.hue),
      });
    });
  }
  if (label.has(site.tagline)) {
    const size = Math.min(tagline.size, width / label.widthOf(site.tagline));
    lines.push({
      face: label,
      text: site.tagline,
      x: card.margin,
      base: tagline.base,
      size,
      fill: hexOf(theme.ink.light),
    });
  }
  const words = `<svg xmlns="http://www.w3.org/2000/svg" width="${card.width}" height="${card.height}">${lines.map(lineSvg).join("")}</svg>`;
  const ground = hexOf(theme.paper.light);
  return sharp({ create: { width: card.width, height: card.height, channels: 3, background: ground } })
    .composite([
      { input: await rangeOf(picture, ground), left: 0, top: card.height - rangeHeight },
      { input: Buffer.from(words) },
    ])
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
};
