import type { Location, MetaDescriptor } from "react-router";
import { photoField, photoPath } from "../../../site/addresses/photos.ts";
import { pageMeta } from "../../lib/meta.ts";
import { askedPhoto } from "../viewer/photo.ts";

type Data = {
  head: Parameters<typeof pageMeta>[0];
  gallery: { photos: { slug: string; title: string }[] };
};

/** A photo that is open in the viewer gives the page its name. */
export const galleryMeta = (data: Data | undefined, { mask, search }: Location): MetaDescriptor[] => {
  if (!data) return [];
  const { head, gallery } = data;
  // An old address gets its mask after the start: the head that React takes over must be the one that was sent.
  const asked = mask && askedPhoto(search, photoField);
  const open = gallery.photos.find(({ slug }) => slug === asked);
  return pageMeta(open ? { ...head, title: `${open.title} · ${head.title}`, path: photoPath(open.slug) } : head);
};
