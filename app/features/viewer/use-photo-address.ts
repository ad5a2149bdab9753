import { useEffect, useRef } from "react";
import { type NavigateOptions, useLocation, useNavigate } from "react-router";
import { type Photo, askedPhoto } from "./photo.ts";

type Opened = { openedHere?: boolean } | null;

/**
 * Which photo is open is told by the address alone, in a field of the query that no other list on the page has. Opening
 * adds one entry to the history, so that Back closes; moving on replaces that entry; closing goes back to the page, or
 * takes the photo out of the address that a visitor came with.
 */
export const usePhotoAddress = (field: string, photos: Photo[]) => {
  const { pathname, search, state, key } = useLocation();
  const navigate = useNavigate();
  const closing = useRef<string>(undefined);
  const asked = askedPhoto(search, field);
  const slug = photos.find((photo) => photo.slug === asked)?.slug;

  const searchOf = (next: string) => `?${new URLSearchParams({ [field]: next })}`;

  const go = (to: string, options: NavigateOptions) =>
    navigate({ pathname, search: to }, { preventScrollReset: true, ...options });

  const unknown = asked !== null && slug === undefined;
  useEffect(() => {
    if (unknown) navigate({ pathname }, { replace: true, preventScrollReset: true });
  }, [unknown, navigate, pathname]);

  return {
    slug,
    searchOf,
    open: (next: string) => go(searchOf(next), { state: { openedHere: true } satisfies Opened }),
    show: (next: string) => go(searchOf(next), { replace: true, state }),
    close: () => {
      // A double click on the cross must not leave the page.
      if (closing.current === key) return;
      closing.current = key;
      if ((state as Opened)?.openedHere) navigate(-1);
      else go("", { replace: true });
    },
  };
};
