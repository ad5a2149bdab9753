import type { Photo } from "../viewer/photo.ts";

export type GalleryPhoto = Photo & {
  /** Its ratio of width to height as binary parts: "1 1/2". */
  shape: string;
  /** The windows in which a row ends after it: "phone desktop". */
  ends: string;
};
