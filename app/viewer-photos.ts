import { collectionPath, galleryPageCount, galleryPath, photosFile } from "../site/addresses/photos.ts";
import { photosOf } from "../site/compile/collection.ts";
import { showPhoto } from "../site/compile/photo.ts";
import type { Photography } from "../site/schema/photography.ts";
import { content, speech } from "./site.ts";
import { studio } from "./studio.ts";
import { viewerPhoto } from "./ui/gallery/viewer-photo.ts";

type Photo = Photography["photos"][number];

const write = async (photos: Photo[]) => {
  const shown = await Promise.all(photos.map((photo) => showPhoto(photo, speech, studio)));
  return JSON.stringify(shown.map(viewerPhoto));
};

const { photos, collections } = content.photography ?? { photos: [], collections: [] };

const divided = collections.flatMap((collection): [string, Photo[]][] => {
  const own = content.photography ? photosOf(content.photography, collection) : [];
  return galleryPageCount(own.length) > 1 ? [[collectionPath(collection.slug), own]] : [];
});

/** A photo's page shows one photo of the gallery, and the viewer all. */
const galleries: [string, Photo[]][] = [
  ...(photos.length > 1 ? [[galleryPath, photos] as [string, Photo[]]] : []),
  ...divided,
];

/** The files with all photos of a gallery, by their addresses, and what writes each. */
export const viewerFiles: ReadonlyMap<string, () => Promise<string>> = new Map(
  galleries.map(([path, all]) => [photosFile(path), () => write(all)]),
);
