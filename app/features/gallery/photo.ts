import type { Photo } from "../viewer/photo.ts";

export type GalleryPhoto = Photo & {
  /** The ratio of width to height is in binary parts: "1 1/2". */
  shape: string;
  /** A row ends after the photo in these windows: "phone desktop". */
  ends: string;
};
