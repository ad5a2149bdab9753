import { photoField, photosFile } from "../../../site/addresses/photos.ts";
import type { compileGallery } from "../../../site/compile/gallery.ts";
import { Island } from "../../islands/island.tsx";
import { withBase } from "../../lib/base.ts";
import { viewerPhoto } from "../../ui/gallery/viewer-photo.ts";

type Props = { gallery: Awaited<ReturnType<typeof compileGallery>>; path: string };

/** Shows all photos of a gallery, or of a collection, on each of its pages. */
export const GalleryViewer = ({ gallery: { photos, pages }, path }: Props) => (
  <Island
    name="viewer"
    when="asked"
    props={{
      field: photoField,
      photos: photos.map(viewerPhoto),
      hasPages: true,
      all: pages && withBase(photosFile(path)),
    }}
  />
);
