import { useEffect, useRef } from "react";
import { type NavigateOptions, useLocation, useNavigate } from "react-router";
import { type Photo, askedPhoto, photoSearch } from "./photo.ts";

type Opened = { openedHere?: boolean } | null;

/**
 * Which photo is open is told by the address alone. Opening adds one entry to the history, so that Back closes; moving on
 * replaces that entry; closing goes back to the gallery, or takes the photo out of the address that a visitor came with.
 */
export const usePhotoAddress = (photos: Photo[]) => {
  const { pathname, search, state, key } = useLocation();
  const navigate = useNavigate();
  const closing = useRef<string>(undefined);
  const asked = askedPhoto(search);
  const slug = photos.find((photo) => photo.slug === asked)?.slug;

  const go = (to: string, options: NavigateOptions) =>
    navigate({ pathname, search: to }, { preventScrollReset: true, ...options });

  const unknown = asked !== null && slug === undefined;
  useEffect(() => {
    if (unknown) navigate({ pathname }, { replace: true, preventScrollReset: true });
  }, [unknown, navigate, pathname]);

  return {
    slug,
    open: (next: string) => go(photoSearch(next), { state: { openedHere: true } satisfies Opened }),
    show: (next: string) => go(photoSearch(next), { replace: true, state }),
    close: () => {
      // A double click on the cross must not leave the page.
      if (closing.current === key) return;
      closing.current = key;
      if ((state as Opened)?.openedHere) navigate(-1);
      else go("", { replace: true });
    },
  };
};
