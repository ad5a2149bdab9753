import { useEffect, useState } from "react";
import { photoPath } from "../../../site/addresses/photos.ts";
import { withBase } from "../../lib/base.ts";
import type { ViewerPhoto } from "../../ui/gallery/viewer-photo.ts";
import { PhotoLightbox } from "./lightbox.tsx";
import { previewOf, useLinks } from "./use-links.ts";
import { usePhotoUrl } from "./use-photo-url.ts";

const load = async (file: string) => {
  const response = await fetch(file);
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  return (await response.json()) as ViewerPhoto[];
};

type Props = {
  /** The `data-photos` of the list with their links, and the query parameter that selects one. */
  param: string;
  photos: ViewerPhoto[];
  /** Photos have their own pages, whose URLs are shown while they are open. */
  hasPages?: boolean;
  /** The file with all photos, if the page has only some of them; those are shown until it has loaded. */
  all?: string | undefined;
  /** Appended to a photo's title in the document's title, in place of the page's title. */
  title?: string;
};

export const Component = ({ param, photos: own, hasPages = false, all, title }: Props) => {
  const addressOf = (next: string) =>
    hasPages ? withBase(photoPath(next)) : `?${new URLSearchParams({ [param]: next })}`;
  const { slug, open, show, close } = usePhotoUrl(param, addressOf);
  const [loaded, setLoaded] = useState<ViewerPhoto[]>();
  const photos = loaded ?? own;
  const index = photos.findIndex((photo) => photo.slug === slug);
  const photo = photos[index];
  useLinks(param, open, photo?.slug);

  useEffect(() => {
    if (all === undefined) return;
    load(all).then(setLoaded, (error: unknown) => {
      console.warn(error);
      setLoaded(own);
    });
  }, [own, all]);

  useEffect(() => {
    if (!photo) return;
    const before = document.title;
    document.title = `${photo.title} · ${title ?? before}`;
    return () => void (document.title = before);
  }, [photo, title]);

  const isUnknown = slug !== undefined && photo === undefined && (all === undefined || loaded !== undefined);
  useEffect(() => {
    if (isUnknown) close();
  }, [isUnknown, close]);

  if (!photo) return null;
  return (
    <PhotoLightbox
      photos={photos}
      index={index}
      address={addressOf(photo.slug)}
      preview={(next) => previewOf(param, next)}
      onView={(next) => show(photos[next]?.slug ?? photo.slug)}
      onClose={close}
    />
  );
};
