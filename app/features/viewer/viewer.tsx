import { useEffect, useState } from "react";
import { addressOf } from "./addresses.ts";
import { loadPhotos } from "./gallery-photos.ts";
import { PhotoLightbox } from "./lightbox.tsx";
import type { Addresses, Photo } from "./photo.ts";
import { usePhotoAddress } from "./use-photo-address.ts";

export type ViewerProps = {
  addresses: Addresses;
  /** The photos that have a link on the page. */
  linked: Photo[];
  /** Whether the page has not all photos of the gallery, and the viewer shows all. */
  partial: boolean;
  preview: (slug: string) => string | undefined;
  onView: (slug: string) => void;
};

/** If the others cannot be had, those of the page are shown alone. */
const usePhotos = ({ linked, partial }: Pick<ViewerProps, "linked" | "partial">) => {
  const [photos, setPhotos] = useState<Photo[]>();
  useEffect(() => {
    if (partial) loadPhotos().then(setPhotos, () => setPhotos(linked));
  }, [partial, linked]);
  return partial ? photos : linked;
};

/** The photo that the address asks for, large. */
export const Viewer = ({ addresses, linked, partial, preview, onView }: ViewerProps) => {
  const photos = usePhotos({ linked, partial });
  const { slug, show, close } = usePhotoAddress(addresses, photos);
  if (slug === undefined || photos === undefined) return null;
  return (
    <PhotoLightbox
      photos={photos}
      slug={slug}
      preview={preview}
      addressOf={(next) => addressOf(addresses, next)}
      onView={(index) => onView(photos[index]?.slug ?? slug)}
      onShow={show}
      onClose={close}
    />
  );
};
