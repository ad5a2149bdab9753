import { startTransition, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import type { GalleryPages } from "../../../site/compile/gallery.ts";
import type { GalleryPhoto } from "./photo.ts";

export type GalleryPage = {
  photos: GalleryPhoto[];
  empty: { window: string; shape: string }[];
  pages?: GalleryPages;
};

/** Who comes back to a place of the history finds the gallery as long as it was. */
const shownAt = new Map<string, GalleryPage>();

/** The next page is asked for when the end of the gallery is so far below the window. */
const ahead = "150% 0px";

const joined = (before: GalleryPage, { photos, empty, pages }: GalleryPage): GalleryPage => ({
  photos: [...before.photos, ...photos],
  empty,
  pages: {
    ...(before.pages?.previous ? { previous: before.pages.previous } : {}),
    ...(pages?.next ? { next: pages.next } : {}),
  },
});

export const usePages = (first: GalleryPage) => {
  const { key } = useLocation();
  const [shown, setShown] = useState(() => shownAt.get(key) ?? first);
  const end = useRef<HTMLElement>(null);
  const next = shown.pages?.next;

  useEffect(() => {
    if (shown !== first) shownAt.set(key, shown);
  }, [key, shown, first]);

  useEffect(() => {
    if (!next || !end.current) return;
    let isWanted = true;
    const load = async () => {
      const { loadGallery } = await import("../viewer/gallery-photos.ts");
      const more = await loadGallery<GalleryPage>(next);
      if (isWanted) startTransition(() => setShown((before) => joined(before, more)));
    };
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        // The way to the next page is a link: that is left when its photos cannot be had.
        load().catch(console.warn);
      },
      { rootMargin: ahead },
    );
    observer.observe(end.current);
    return () => {
      isWanted = false;
      observer.disconnect();
    };
  }, [next]);

  return { shown, end };
};
