import { addressOf } from "./addresses.ts";
import { PhotoLightbox } from "./lightbox.tsx";
import type { Addresses, Photo } from "./photo.ts";
import { usePhotoAddress } from "./use-photo-address.ts";
import { useRoll } from "./use-roll.ts";

export type ViewerProps = {
  addresses: Addresses;
  linked: Photo[];
  /** The page has not all photos of the gallery, and the viewer shows all. */
  partial: boolean;
  preview: (slug: string) => string | undefined;
  onView: (slug: string) => void;
};

export const Viewer = ({ addresses, linked, partial, preview, onView }: ViewerProps) => {
  const { photos, look } = useRoll(linked, partial, addresses.gallery);
  const { slug, show, close } = usePhotoAddress(addresses, photos);
  if (slug === undefined || photos === undefined) return null;
  return (
    <PhotoLightbox
      photos={photos}
      slug={slug}
      preview={preview}
      addressOf={(next) => addressOf(addresses, next)}
      onView={(index) => {
        look(index);
        onView(photos[index]?.slug ?? slug);
      }}
      onShow={show}
      onClose={close}
    />
  );
};
