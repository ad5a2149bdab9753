import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { optimizeSvg, svgEncoder } from "./svg.ts";
import type { Variant } from "./types.ts";

/** Larger originals, which would decode to more than 600 MB, are rejected. */
export const pixelLimit = 200_000_000;

/** Chosen by the measurements in docs/decisions/0004-pictures.md. */
const settings = {
  avif: { quality: 54, effort: 1, chromaSubsampling: "4:2:0", tune: "iq" },
  webp: { quality: 74, alphaQuality: 80, effort: 2 },
  // Only browsers without AVIF load these. mozjpeg's trellis search takes twice as long for a tenth fewer bytes.
  jpeg: { quality: 77, progressive: true, quantisationTable: 3 },
} as const;

/** The cover is a hazy cutout that tolerates strong compression, and the heaviest file of the home page. */
const cutout = { quality: 42 };

/** Only large and high-density screens load wider files. Effort 0 encodes them in a third of the time. */
const mostUsed = 1100;
const wide = { effort: 0 };

/** Encoders' output changes between versions, so versions and settings are part of a file's hash. */
export const encoders = { settings, cutout, mostUsed, wide, sharp: sharp.versions.sharp, svg: svgEncoder };

export const recipeOf = ({ format, width, height, alpha }: Pick<Variant, "format" | "width" | "height" | "alpha">) => {
  if (format === "svg") return { format, encoder: svgEncoder } as const;
  const special = alpha ? cutout : width > mostUsed ? wide : {};
  const options = { ...settings[format], ...(format === "avif" ? special : {}) };
  return { format, encoder: `sharp ${sharp.versions.sharp}`, options, width, height };
};

/** One thread per picture, because one picture per core is encoded at a time. */
sharp.concurrency(1);
sharp.cache(false);

export const openPicture = (file: string) =>
  sharp(file, { limitInputPixels: pixelLimit, sequentialRead: true, failOn: "error" });

type Save = (variant: Variant, bytes: Uint8Array | string) => Promise<void>;

/** Decodes a picture once for all of its files. sharp strips metadata and converts to sRGB. */
export const encodeAll = async (file: string, variants: readonly Variant[], save: Save): Promise<void> => {
  const drawing = variants.find(({ format }) => format === "svg");
  if (drawing) return save(drawing, optimizeSvg(await readFile(file, "utf8")));
  const [largest, ...others] = variants.toSorted((one, other) => other.width - one.width);
  if (!largest) return undefined;
  const { width, height } = largest;
  const picture = openPicture(file).autoOrient().resize(width, height, { fit: "fill" });
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  for (const variant of [largest, ...others]) {
    const { format, options } = recipeOf(variant);
    if (format === "svg") continue;
    const scaled = sharp(data, { raw: info }).resize(variant.width, variant.height, { fit: "fill" });
    if (!variant.alpha) scaled.removeAlpha();
    await save(variant, await scaled.toFormat(format, options).toBuffer());
  }
};
