import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { optimizeSvg, svgEncoder } from "./svg.ts";
import type { Variant } from "./types.ts";

/** A larger original would decode to more than 600 MB: it is refused. */
export const pixelLimit = 200_000_000;

/** Measurements chose these numbers: docs/decisions/0004-pictures.md has them. */
const settings = {
  avif: { quality: 54, effort: 1, chromaSubsampling: "4:2:0", tune: "iq" },
  webp: { quality: 74, alphaQuality: 80, effort: 2 },
  // mozjpeg without its search for the best order of scans, which takes half of its time for a hundredth of the bytes.
  jpeg: { quality: 80, progressive: true, trellisQuantisation: true, overshootDeringing: true, quantisationTable: 3 },
} as const;

/** The cover is a cut-out, hazy enough to bear few bits, and its bytes weigh most. */
const cutout = { quality: 42 };

/** Encoders change their bytes between versions, and a published name must keep its bytes. */
export const recipeOf = ({ format, width, height, alpha }: Pick<Variant, "format" | "width" | "height" | "alpha">) => {
  if (format === "svg") return { format, encoder: svgEncoder } as const;
  const options = { ...settings[format], ...(format === "avif" && alpha ? cutout : {}) };
  return { format, encoder: `sharp ${sharp.versions.sharp}`, options, width, height };
};

/** As many pictures are worked on as there are cores, so each gets one thread. */
sharp.concurrency(1);
sharp.cache(false);

export const openPicture = (file: string) =>
  sharp(file, { limitInputPixels: pixelLimit, sequentialRead: true, failOn: "error" });

type Save = (variant: Variant, bytes: Uint8Array | string) => Promise<void>;

/** A picture is decoded once for all of its files. sharp writes no metadata and sRGB colors. */
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
