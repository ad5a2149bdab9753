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
  jpeg: { quality: 80, mozjpeg: true },
} as const;

/** The cover is a cut-out, hazy enough to bear few bits; on a phone its bytes weigh most. */
const cutOut = { phone: { quality: 38, effort: 4 }, other: { quality: 42, effort: 3 } };

/** What a page begins with stands before its largest paint: a diorama has no grain to keep, and phones are dense. */
const first = { quality: 48, effort: 2 };

/** Encoders change their bytes between versions, and a published name must keep its bytes. */
export const recipeOf = (file: Omit<Variant, "file" | "key" | "path" | "pixels">) => {
  const { format, width, height, visible, alpha, isFirst } = file;
  if (format === "svg") return { format, encoder: svgEncoder } as const;
  const special = alpha ? (visible ? cutOut.phone : cutOut.other) : isFirst ? first : {};
  const options = { ...settings[format], ...(format === "avif" ? special : {}) };
  return { format, encoder: `sharp ${sharp.versions.sharp}`, options, width, height, visible };
};

/** The pool already works on as many files as there are cores, so each gets one thread. */
sharp.concurrency(1);
sharp.cache(false);

export const openPicture = (file: string) =>
  sharp(file, { limitInputPixels: pixelLimit, sequentialRead: true, failOn: "error" });

/** sharp writes no metadata and sRGB colors unless it is told otherwise. */
export const encode = async (variant: Variant, file: string): Promise<Uint8Array | string> => {
  const { format, options, width, height, visible } = recipeOf(variant);
  if (format === "svg") return optimizeSvg(await readFile(file, "utf8"));
  const picture = openPicture(file).autoOrient().resize(width, height, { fit: "fill" });
  if (visible) picture.composite(shutters(width, height, visible, variant.alpha));
  if (!variant.alpha) picture.removeAlpha();
  return picture.toFormat(format, options).toBuffer();
};

/** The columns left and right of what can be seen are cleared: black of a photo, nothing of a cut-out. */
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
