import { showPhoto } from "../site/compile/photo.ts";
import { content } from "./site.ts";
import { pipeline } from "./pipeline.ts";
import { viewerPhoto } from "./ui/gallery/viewer-photo.ts";

/** All photos of the gallery, for viewers on pages that don't have them all, such as a photo's own page. */
export const viewerPhotos = async (): Promise<string> => {
  const photos = content.photography?.photos ?? [];
  const shown = await Promise.all(photos.map((photo) => showPhoto(photo, pipeline)));
  return JSON.stringify(shown.map(viewerPhoto));
};
