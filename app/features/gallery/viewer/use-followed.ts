import { useEffect, useRef, useState } from "react";
import type { Photo } from "../photo.ts";

export type Followed = {
  photos: Photo[];
  slug: string;
  onView: (index: number) => void;
  onShow: (slug: string) => void;
};

/** The address follows when the visitor rests, not at every photo passed: browsers limit how often it may change. */
const rest = 200;

/** Which photo is in view. The address follows it, and it follows the address when that was changed by something else. */
export const useFollowed = ({ photos, slug, onView, onShow }: Followed) => {
  const asked = Math.max(
    0,
    photos.findIndex((photo) => photo.slug === slug),
  );
  const [index, setIndex] = useState(asked);
  const told = useRef(slug);
  const shown = photos[index]?.slug ?? slug;

  useEffect(() => {
    if (slug === told.current) return;
    told.current = slug;
    setIndex(asked);
  }, [slug, asked]);

  useEffect(() => {
    onView(index);
    if (shown === slug) return;
    const timer = setTimeout(() => {
      told.current = shown;
      onShow(shown);
    }, rest);
    return () => clearTimeout(timer);
  }, [index, shown, slug, onView, onShow]);

  return [index, setIndex] as const;
};
