import type { Picture } from "./picture.ts";
import type { Slot } from "./slots.ts";
import type { PhotoInfo, PictureKind } from "./types.ts";

/** What the server bundle knows of the pictures: plain data, and no encoder. */
export type Manifest = { pictures: Record<string, Picture>; photos: Record<string, PhotoInfo> };

export const keyOf = (path: string, slot: Slot, as: PictureKind | "" = "") => `${path} ${JSON.stringify(slot)} ${as}`;

/** @public The code of `virtual:pictures` calls it. */
export const lookup = ({ pictures, photos }: Manifest) => ({
  picture: (path: string, slot: Slot, as?: PictureKind): Picture => {
    const found = pictures[keyOf(path, slot, as)];
    if (found) return found;
    throw new Error(
      `${path}: no picture was made for this place (${JSON.stringify({ ...slot, as })}): pictureUses() in ` +
        "site/compile/pages.ts must name it with the same slot",
    );
  },
  photoInfo: (path: string): PhotoInfo => {
    const found = photos[path];
    if (found) return found;
    throw new Error(`${path}: nothing is known of this photo: pictureUses() in site/compile/pages.ts must name it`);
  },
});
