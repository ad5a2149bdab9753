import type { Slot } from "./slots.ts";

/**
 * How a picture is used beyond its slot: `large` when a link opens it, so that its last resort is a large file;
 * `cover` for the range on the home page, whose width follows the window's height, and `cover-photo` for a photograph in
 * its stead, which has no sky to see through and stands lower.
 */
export type PictureKind = "large" | CoverKind;

export type CoverKind = "cover" | "cover-photo";

/** One picture in one place; `path` starts at the project's root, such as content/topics/camp/diorama.webp. */
export type PictureUse = { path: string; slot: Slot; as?: PictureKind };

export type PhotoInfo = {
  camera?: string;
  lens?: string;
  focalLength?: number;
  aperture?: number;
  /** Seconds as photographers write them: "1/250", "30". */
  exposure?: string;
  iso?: number;
  /** The camera's clock, without a zone: "2026-06-15T09:03:01". */
  date?: string;
};

export type Description = {
  hash: string;
  kind: "raster" | "svg";
  /** As seen, that is after the camera's orientation is applied. */
  width: number;
  height: number;
  alpha: boolean;
  color: string;
  info: PhotoInfo;
};

export type Format = "avif" | "webp" | "jpeg" | "svg";

export type Variant = {
  /** Its published name, unique for its bytes. */
  file: string;
  /** Its name in the cache, without the picture's own: copies of one photo in two folders are made once. */
  key: string;
  path: string;
  format: Format;
  width: number;
  height: number;
  alpha: boolean;
  /** The pixels of the original, which decide how many originals may be open at once. */
  pixels: number;
  /** The share of the width, from and to, that can be seen; the rest is cleared. */
  visible?: readonly [number, number];
};
