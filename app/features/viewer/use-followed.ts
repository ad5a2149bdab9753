import { useEffect, useRef, useState } from "react";
import type { Photo } from "./photo.ts";

export type Followed = {
  photos: Photo[];
  slug: string;
  onView: (index: number) => void;
  onShow: (slug: string) => void;
};

/** The address follows when the visitor rests, not at every photo passed: browsers limit how often it may change. */
const rest = 200;

/** The address follows the photo, and the photo the address when that was changed by something else. */
export const useFollowed = ({ photos, slug, onView, onShow }: Followed) => {
  const asked = Math.max(
    0,
    photos.findIndex((photo) => photo.slug === slug),
  );
  const [index, setIndex] = useState(asked);
  // A busy device may say back what the address was told when another photo is in view.
  const told = useRef<string[]>([]);
  const heard = useRef(slug);
  const shown = photos[index]?.slug ?? slug;

  useEffect(() => {
    if (slug === heard.current) return;
    heard.current = slug;
    const echo = told.current.lastIndexOf(slug);
    if (echo < 0) setIndex(asked);
    else told.current.splice(0, echo + 1);
  }, [slug, asked]);

  useEffect(() => {
    onView(index);
    if (shown === slug) return;
    const timer = setTimeout(() => {
      told.current.push(shown);
      onShow(shown);
    }, rest);
    return () => clearTimeout(timer);
  }, [index, shown, slug, onView, onShow]);

  return [index, setIndex] as const;
};
