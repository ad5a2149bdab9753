import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { optimizeSvg, svgEncoder } from "./svg.ts";
import type { Variant } from "./types.ts";

/** Above this an original is refused: it would decode to more than 600 MB. */
export const pixelLimit = 200_000_000;

/** Chosen by measurement; the numbers are in docs/decisions/0004-pictures.md. */
const settings = {
  avif: { quality: 54, effort: 1, chromaSubsampling: "4:2:0", tune: "iq" },
  webp: { quality: 74, alphaQuality: 80, effort: 2 },
  jpeg: { quality: 80, mozjpeg: true },
} as const;

/**
 * A cut-out is the cover's: large, in the way of everything else, and hazy enough to bear it. On a phone, where its
 * pixels are finest and its bytes weigh most, it gets more of the encoder's time and fewer bits.
 */
const cutOut = { phone: { quality: 38, effort: 4 }, other: { quality: 42, effort: 3 } };

/**
 * All that decides a file's bytes besides the original; its hash is a part of the file's name.
 * Encoders change their bytes between versions, and a published name must keep its bytes.
 */
export const recipeOf = (file: Omit<Variant, "file" | "key" | "path" | "pixels">) => {
  const { format, width, height, visible, alpha } = file;
  if (format === "svg") return { format, encoder: svgEncoder } as const;
  const special = format === "avif" && alpha ? (visible ? cutOut.phone : cutOut.other) : {};
  const options = { ...settings[format], ...special };
  return { format, encoder: `sharp ${sharp.versions.sharp}`, options, width, height, visible };
};

/** One thread for each file, since the pool already works on as many files as there are cores. */
sharp.concurrency(1);
sharp.cache(false);

export const openPicture = (file: string) =>
  sharp(file, { limitInputPixels: pixelLimit, sequentialRead: true, failOn: "error" });

/** What sharp writes carries no metadata, and its colours are sRGB, unless it is told otherwise. */
export const encode = async (variant: Variant, file: string): Promise<Uint8Array | string> => {
  const { format, options, width, height, visible } = recipeOf(variant);
  if (format === "svg") return optimizeSvg(await readFile(file, "utf8"));
  const picture = openPicture(file).autoOrient().resize(width, height, { fit: "fill" });
  if (visible) picture.composite(shutters(width, height, visible, variant.alpha));
  if (!variant.alpha) picture.removeAlpha();
  return picture.toFormat(format, options).toBuffer();
};

/** Clears the columns left and right of what can be seen: nothing is left of a cut-out there, and black of a photo. */
const shutters = (width: number, height: number, [from, to]: readonly [number, number], alpha: boolean) => {
  const left = Math.floor(from * width);
  const right = Math.ceil(to * width);
  return [
    { start: 0, wide: left },
    { start: right, wide: width - right },
  ]
    .filter(({ wide }) => wide > 0)
    .map(({ start, wide }) => ({
      input: { create: { width: wide, height, channels: 4 as const, background: "#000" } },
      left: start,
      top: 0,
      blend: alpha ? ("dest-out" as const) : ("over" as const),
    }));
};
