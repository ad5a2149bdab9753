import { type ComponentType, type MouseEvent, useEffect, useRef, useState } from "react";
import type { Photo } from "./photo.ts";
import { type Addresses, usePhotoAddress } from "./use-photo-address.ts";
import type { ViewerProps } from "./viewer.tsx";

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

type Shown = Addresses & {
  /** All that the viewer can show; nothing as long as they are on their way. */
  photos: Photo[] | undefined;
  /** Those that have a link on the page, in the order of the links: usually all. */
  linked?: Photo[];
};

const linkIn = (parent: HTMLElement | null, linked: Photo[], slug: string | undefined) =>
  parent?.querySelectorAll("a")[linked.findIndex((photo) => photo.slug === slug)];

/** Lets links to pictures open them in the viewer, which is loaded only then. */
export const useViewer = <Parent extends HTMLElement>({ photos, linked = photos ?? [], ...addresses }: Shown) => {
  const { slug, addressOf, open, show, close } = usePhotoAddress(addresses, photos);
  const [Viewer, setViewer] = useState<ComponentType<ViewerProps>>();
  const [loading, setLoading] = useState(false);
  const links = useRef<Parent>(null);
  const seen = useRef<string>(undefined);

  const missing = slug !== undefined && Viewer === undefined;
  useEffect(() => {
    if (!missing) return;
    setLoading(true);
    import("./viewer.tsx").then(
      (module) => setViewer(() => module.Viewer),
      () => linkIn(links.current, linked, slug)?.click(),
    );
  }, [missing, slug, linked]);

  useEffect(() => {
    if (slug !== undefined || seen.current === undefined) return;
    (linkIn(links.current, linked, seen.current) ?? links.current?.querySelector("a"))?.focus();
    seen.current = undefined;
  }, [slug, linked]);

  const enlarge = (event: MouseEvent, photo: Photo) => {
    // While one is asked for and the viewer cannot be had, the link is a plain link.
    if (!isPlain(event) || slug !== undefined) return;
    event.preventDefault();
    open(photo.slug);
  };

  const viewer = slug !== undefined && Viewer && photos && (
    <Viewer
      photos={photos}
      slug={slug}
      preview={(wanted) => linkIn(links.current, linked, wanted)?.querySelector("img")?.currentSrc}
      addressOf={addressOf}
      onView={(index) => {
        seen.current = photos[index]?.slug;
      }}
      onShow={show}
      onClose={close}
    />
  );

  return { links, busy: (loading && missing) || undefined, enlarge, viewer };
};
