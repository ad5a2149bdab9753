import { useEffect, useRef } from "react";
import { type NavigateOptions, useLocation, useNavigate } from "react-router";
import { withBase } from "../../lib/base.ts";
import { type Photo, askedPhoto } from "./photo.ts";

type Opened = { openedHere?: boolean } | null;

export type Addresses = {
  /** The field of the query that names the photo in view; no other list on the page has it. */
  field: string;
  /** The page of a photo, if photos have pages: the visitor then sees that address, on the page where the photo opened. */
  pathOf?: (slug: string) => string;
};

/**
 * Which photo is open is told by the address alone. Opening adds one entry to the history, so that Back closes; moving on
 * replaces that entry; closing goes back to the page, or takes the photo out of the address that a visitor came with.
 */
export const usePhotoAddress = ({ field, pathOf }: Addresses, photos: Photo[] | undefined) => {
  const { pathname, search, state, key, mask } = useLocation();
  const navigate = useNavigate();
  const closing = useRef<string>(undefined);
  const asked = askedPhoto(search, field) ?? undefined;
  const unknown = asked !== undefined && photos !== undefined && photos.every(({ slug }) => slug !== asked);
  const slug = unknown ? undefined : asked;

  const searchOf = (next: string) => `?${new URLSearchParams({ [field]: next })}`;

  const addressOf = (next: string) => (pathOf ? withBase(pathOf(next)) : searchOf(next));

  const go = (next: string | undefined, options: NavigateOptions) =>
    navigate(
      { pathname, search: next === undefined ? "" : searchOf(next) },
      { preventScrollReset: true, ...options, ...(next !== undefined && pathOf ? { mask: addressOf(next) } : {}) },
    );

  // What an address should be that names no photo, or that is from before the photos had pages.
  const isOld = slug !== undefined && pathOf !== undefined && mask === undefined;
  const mended = unknown ? "" : isOld ? search : undefined;
  const shownAs = isOld ? addressOf(slug) : undefined;
  useEffect(() => {
    if (mended === undefined) return;
    const options = { replace: true, preventScrollReset: true, state };
    void navigate({ pathname, search: mended }, shownAs === undefined ? options : { ...options, mask: shownAs });
  }, [mended, shownAs, navigate, pathname, state]);

  return {
    slug,
    addressOf,
    open: (next: string) => go(next, { state: { openedHere: true } satisfies Opened }),
    show: (next: string) => go(next, { replace: true, state }),
    close: () => {
      // A double click on the cross must not leave the page.
      if (closing.current === key) return;
      closing.current = key;
      if ((state as Opened)?.openedHere) navigate(-1);
      else go(undefined, { replace: true });
    },
  };
};
