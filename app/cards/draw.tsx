import satori from "satori";
import sharp, { type Sharp } from "sharp";
import { cardSize } from "../../site/addresses/published.ts";
import { openPicture } from "../../site/pictures/encode.ts";
import { Card, type Design, type Picture } from "./card.tsx";

/** A picture's file in the project, and the color behind it where it is transparent. */
export type Source = Omit<Picture, "src" | "edge"> & { file: string; behind: string };

const { width, height } = cardSize;

/** The first rows of a range are transparent sky, which would only push it down. */
const trimmed = async (picture: Sharp) =>
  sharp(await picture.trim({ background: "transparent", threshold: 128 }).toBuffer());

const pictureOf = async ({ file, behind, ...shown }: Source, isCover: boolean): Promise<Picture> => {
  const whole = openPicture(file).autoOrient();
  const picture = (isCover ? await trimmed(whole) : whole)
    .resize({ width, height, fit: "outside" })
    .flatten({ background: behind })
    .toColorspace("srgb");
  const { data, info } = await picture.jpeg({ quality: 95 }).toBuffer({ resolveWithObject: true });
  const src = `data:image/jpeg;base64,${data.toString("base64")}`;
  if (!shown.cutout) return { ...shown, src };
  // A column of the left edge's colors, which is stretched as far as the words reach.
  const column = sharp(data)
    .extract({ left: 0, top: 0, width: 24, height: info.height })
    .resize(1, 16, { fit: "fill" });
  const edge = `data:image/png;base64,${(await column.png().toBuffer()).toString("base64")}`;
  return { ...shown, src, edge };
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
