import type { Slot } from "./slots.ts";

/** A link opens a `large` picture; a `cover-photo` has no sky to see through and stands lower than a `cover`. */
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
  /** The published name is unique for its bytes. */
  file: string;
  /** The name in the cache lacks the picture's own: copies of one photo in two folders are made once. */
  key: string;
  path: string;
  format: Format;
  width: number;
  height: number;
  alpha: boolean;
};
