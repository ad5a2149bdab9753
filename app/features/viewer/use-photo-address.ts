import { useEffect, useRef } from "react";
import { useLocation, useNavigate, useNavigationType } from "react-router";
import { type Opened, addressOf, wayTo } from "./addresses.ts";
import { type Addresses, type Photo, askedPhoto } from "./photo.ts";

/**
 * Opening adds one entry to the history, so that Back closes; moving on replaces that entry; closing goes back to the
 * page, or takes the photo out of the address that a visitor came with.
 */
export const usePhotoAddress = (addresses: Addresses, photos: Photo[] | undefined) => {
  const { pathname, search, state, key, mask } = useLocation();
  const navigate = useNavigate();
  const moved = useNavigationType();
  const closing = useRef(false);
  const asked = askedPhoto(search, addresses.field) ?? undefined;
  const unknown = asked !== undefined && photos !== undefined && photos.every(({ slug }) => slug !== asked);
  const slug = unknown ? undefined : asked;

  // The address names no photo, or is from before the photos had pages.
  const isOld = slug !== undefined && addresses.pathOf !== undefined && mask === undefined;
  const mended = unknown ? "" : isOld ? search : undefined;
  const shownAs = isOld ? addressOf(addresses, slug) : undefined;
  useEffect(() => {
    if (mended === undefined) return;
    const options = { replace: true, preventScrollReset: true, state };
    void navigate({ pathname, search: mended }, shownAs === undefined ? options : { ...options, mask: shownAs });
  }, [mended, shownAs, navigate, pathname, state]);

  // A photo that the visitor went to through the history can be closed again.
  useEffect(() => {
    if (moved === "POP") closing.current = false;
  }, [moved, key]);

  return {
    slug,
    show: (next: string) => {
      // The photo would take the place of the page that closing goes back to.
      if (closing.current) return;
      const way = wayTo(addresses, next);
      void navigate({ pathname, search: way.search }, { ...way.options, replace: true, state });
    },
    close: () => {
      // A double click on the cross must not leave the page.
      if (closing.current) return;
      closing.current = true;
      if ((state as Opened)?.openedHere) navigate(-1);
      else navigate({ pathname }, { replace: true, preventScrollReset: true });
    },
  };
};
