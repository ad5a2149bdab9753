import { collectionPath, galleryPageCount, galleryPath, photosFile } from "../site/addresses/photos.ts";
import { photosOf } from "../site/compile/collection.ts";
import { showPhoto } from "../site/compile/photo.ts";
import type { Photo, Photography } from "../site/schema/photography.ts";
import { content } from "./site.ts";
import { studio } from "./studio.ts";
import { viewerPhoto } from "./ui/gallery/viewer-photo.ts";

const textOf = async (photos: Photo[]) => {
  const shown = await Promise.all(photos.map((photo) => showPhoto(photo, studio)));
  return JSON.stringify(shown.map(viewerPhoto));
};

/** Galleries whose viewers fetch all photos from a file, since no page has them all: a photo's own page shows one. */
const galleriesOf = (photography: Photography): [path: string, photos: Photo[]][] => {
  const { photos, collections } = photography;
  const own = collections.map((collection): [string, Photo[]] => [
    collectionPath(collection.slug),
    photosOf(photography, collection),
  ]);
  return [
    ...(photos.length > 1 ? [[galleryPath, photos] as [string, Photo[]]] : []),
    ...own.filter(([, all]) => galleryPageCount(all.length) > 1),
  ];
};

/** The path of each file with all photos of a gallery, and the function that returns its text. */
export const viewerFiles: ReadonlyMap<string, () => Promise<string>> = new Map(
  (content.photography ? galleriesOf(content.photography) : []).map(([path, all]) => [
    photosFile(path),
    () => textOf(all),
  ]),
);
