import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { openPicture } from "../../site/pictures/encode.ts";
import { type Tags, readPhotoInfo, readTags } from "../../site/pictures/exif.ts";

/** Large enough for every screen, and small enough for the repository. */
const longSide = 2400;

const mark = /^Imported original ([0-9a-f]{32})$/;

type Original = { id: string; date?: string; tags: Tags };

export const readOriginal = async (file: string): Promise<Original> => {
  const bytes = await readFile(file);
  // Identifies the same photo under another name.
  const id = createHash("sha256").update(bytes).digest("hex").slice(0, 32);
  const { exif, format } = await openPicture(file).metadata();
  const block = exif ?? (format === "tiff" ? bytes : undefined);
  return { id, date: (await readPhotoInfo(block)).date, tags: await readTags(block) };
};

/** Recognizes an original in a later import, even under another name. */
export const originalOf = async (master: string) => {
  const { exif } = await openPicture(master).metadata();
  const { ImageDescription } = await readTags(exif);
  return mark.exec(String(ImageDescription ?? "").trim())?.[1];
};

/** Keeps only the camera's settings; strips the location and all other metadata. */
export const makeMaster = (file: string, { id, date, tags }: Original) =>
  openPicture(file)
    .autoOrient()
    .resize({ width: longSide, height: longSide, fit: "inside", withoutEnlargement: true })
    .flatten({ background: "#fff" })
    .jpeg({ quality: 88, mozjpeg: true })
    .withExif({
      IFD0: texts({ Make: tags.Make, Model: tags.Model, ImageDescription: `Imported original ${id}` }),
      IFD2: texts({
        LensModel: tags.LensModel,
        FocalLength: fraction(tags.FocalLength),
        FNumber: fraction(tags.FNumber),
        ExposureTime: fraction(tags.ExposureTime),
        ISOSpeedRatings: Array.isArray(tags.ISO) ? tags.ISO[0] : tags.ISO,
        DateTimeOriginal: date === undefined ? undefined : tags.DateTimeOriginal,
      }),
    })
    .toBuffer();

const texts = (values: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  );

/** EXIF writes numbers as fractions: 0.004 is 1/250, 2.8 is 280/100. */
const fraction = (value: unknown) => {
  if (typeof value !== "number" || !(value > 0)) return undefined;
  return value < 0.3 ? `1/${Math.round(1 / value)}` : `${Math.round(value * 100)}/100`;
};
