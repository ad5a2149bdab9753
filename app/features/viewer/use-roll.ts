import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { galleryPath } from "../../../site/addresses/photos.ts";
import { loadGallery } from "./gallery-photos.ts";
import type { Photo } from "./photo.ts";
import { namesAt, pagesAround, rollOf } from "./roll.ts";

const bySlug = (photos: Photo[]) => photos.map((photo) => [photo.slug, photo] as const);

/** Each page of the gallery comes when the photo in view is near; without it the page's own are shown. */
export const useRoll = (linked: Photo[], partial: boolean, path = galleryPath) => {
  const [whole, setWhole] = useState<Photo[]>();
  const [slugs, setSlugs] = useState<readonly string[]>();
  const [come, setCome] = useState<ReadonlyMap<string, Photo>>(new Map());
  const asked = useRef(new Set<string>());

  useEffect(() => {
    if (!partial) return;
    import("virtual:gallery")
      .then(async (gallery) => {
        const all = namesAt(gallery, path);
        if (all.length > 0) setSlugs(all);
        else setWhole((await loadGallery(path)).photos);
      })
      .catch(() => setWhole(linked));
  }, [partial, linked, path]);

  const look = useCallback(
    (index: number) => {
      for (const page of slugs ? pagesAround(index, slugs.length, path) : []) {
        if (asked.current.has(page)) continue;
        asked.current.add(page);
        loadGallery(page).then(
          ({ photos }) => setCome((before) => new Map([...before, ...bySlug(photos)])),
          () => asked.current.delete(page),
        );
      }
    },
    [slugs, path],
  );

  const roll = useMemo(() => slugs && rollOf(slugs, new Map([...come, ...bySlug(linked)])), [slugs, come, linked]);
  return { photos: partial ? (roll ?? whole) : linked, look };
};
