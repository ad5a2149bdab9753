import { type ComponentType, type MouseEvent, useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { type Opened, wayTo } from "./addresses.ts";
import { type Addresses, type Photo, askedPhoto } from "./photo.ts";
import type { ViewerProps } from "./viewer.tsx";

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

const linkIn = (parent: HTMLElement | null, photos: Photo[], slug: string | null) =>
  parent?.querySelectorAll("a")[photos.findIndex((photo) => photo.slug === slug)];

/** The links are those of `photos`, in their order; the viewer fetches the others of a gallery by itself. */
export const useViewer = <Parent extends HTMLElement>(addresses: Addresses, photos: Photo[], partial = false) => {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const [Viewer, setViewer] = useState<ComponentType<ViewerProps>>();
  const [loading, setLoading] = useState(false);
  const links = useRef<Parent>(null);
  const seen = useRef<string>(null);
  const failed = useRef(false);
  const opening = useRef(false);
  const asked = askedPhoto(search, addresses.field);

  const missing = asked !== null && Viewer === undefined;
  useEffect(() => {
    if (!missing) return;
    setLoading(true);
    failed.current = false;
    let isWanted = true;
    import("./viewer.tsx").then(
      (module) => setViewer(() => module.Viewer),
      () => {
        if (!isWanted) return;
        failed.current = true;
        linkIn(links.current, photos, asked)?.click();
      },
    );
    return () => {
      isWanted = false;
    };
  }, [missing, asked, photos]);

  // A second click may come before the page has been drawn with the first one's address.
  useEffect(() => {
    opening.current = false;
  });

  useEffect(() => {
    if (asked !== null || seen.current === null) return;
    (linkIn(links.current, photos, seen.current) ?? links.current?.querySelector("a"))?.focus();
    seen.current = null;
  }, [asked, photos]);

  const enlarge = (event: MouseEvent, photo: Photo) => {
    // The link is a plain link where the viewer cannot be had.
    if (!isPlain(event) || (asked !== null && failed.current)) return;
    event.preventDefault();
    if (photo.slug === asked) return;
    // While the viewer is coming, the photo pressed last takes the place of the one before.
    const replace = asked !== null || opening.current;
    const openedHere: Opened = { openedHere: true };
    const way = wayTo(addresses, photo.slug);
    opening.current = true;
    void navigate(
      { pathname, search: way.search },
      { ...way.options, replace, state: asked === null ? openedHere : state },
    );
  };

  const viewer = asked !== null && Viewer && (
    <Viewer
      addresses={addresses}
      linked={photos}
      partial={partial}
      preview={(slug) => linkIn(links.current, photos, slug)?.querySelector("img")?.currentSrc}
      onView={(slug) => {
        seen.current = slug;
      }}
    />
  );

  return { links, busy: (loading && missing) || undefined, enlarge, viewer };
};
