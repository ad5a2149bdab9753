import satori from "satori";
import sharp, { type Sharp } from "sharp";
import { cardSize } from "../../site/addresses/published.ts";
import { openPicture } from "../../site/pictures/encode.ts";
import { Card, type Design, type Picture } from "./card.tsx";

/** A picture's file in the project, and the color behind it where it is transparent. */
export type Source = Omit<Picture, "src"> & { file: string; behind: string };

const { width, height } = cardSize;

/** Crops the transparent sky at the top of a cutout. */
const trimmed = async (picture: Sharp) =>
  sharp(await picture.trim({ background: "transparent", threshold: 128 }).toBuffer());

const pictureOf = async ({ file, behind, ...shown }: Source, isCover: boolean): Promise<Picture> => {
  const whole = openPicture(file).autoOrient();
  const picture = (isCover ? await trimmed(whole) : whole)
    .resize({ width, height, fit: "outside" })
    .flatten({ background: behind })
    .toColorspace("srgb");
  const bytes = await picture.jpeg({ quality: 95 }).toBuffer();
  return { ...shown, src: `data:image/jpeg;base64,${bytes.toString("base64")}` };
};

export const drawCard = async (
  design: Omit<Design, "picture">,
  source: Source | undefined,
  font: Buffer,
): Promise<Buffer> => {
  const picture = source && (await pictureOf(source, design.isCover));
  const fonts = [{ name: "title", data: font, weight: 400 as const }];
  const svg = await satori(<Card {...design} picture={picture} />, { width, height, fonts });
  return sharp(Buffer.from(svg)).flatten().jpeg({ quality: 80, mozjpeg: true }).toBuffer();
};
