import type { Slot } from "./slots.ts";

/** `large` is for links to the picture; a `cover-photo` has no transparent sky and is shorter than a `cover`. */
export type PictureKind = "large" | CoverKind;

export type CoverKind = "cover" | "cover-photo";

/** The path starts at the project's root, such as content/topics/camp/diorama.webp. */
export type PictureUse = { path: string; slot: Slot; as?: PictureKind | undefined };

export type PhotoInfo = {
  camera?: string;
  lens?: string;
  focalLength?: number;
  aperture?: number;
  /** In seconds, as photographers write them: "1/250", "30". */
  exposure?: string;
  iso?: number;
  /** The camera's clock has no zone: "2026-06-15T09:03:01". */
  date?: string;
};

export type Description = {
  hash: string;
  kind: "raster" | "svg";
  /** The size after the camera's orientation is applied. */
  width: number;
  height: number;
  alpha: boolean;
  color: string;
  info: PhotoInfo;
};

export type Format = "avif" | "webp" | "jpeg" | "svg";

export type Variant = {
  /** The published name, which contains a hash. */
  file: string;
  /** The name in the cache, without the picture's name: copies of one photo in two folders are encoded once. */
  key: string;
  path: string;
  format: Format;
  width: number;
  height: number;
  alpha: boolean;
};
