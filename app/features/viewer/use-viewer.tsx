import { type ComponentType, type MouseEvent, useEffect, useRef, useState } from "react";
import type { Photo } from "./photo.ts";
import { usePhotoAddress } from "./use-photo-address.ts";
import type { ViewerProps } from "./viewer.tsx";

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/**
 * Lets a list of links to pictures open them in the viewer, which is loaded only then. The list's links are those of
 * `photos`, in their order.
 */
export const useViewer = (field: string, photos: Photo[]) => {
  const { slug, searchOf, open, show, close } = usePhotoAddress(field, photos);
  const [Viewer, setViewer] = useState<ComponentType<ViewerProps>>();
  const [loading, setLoading] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const seen = useRef<number>(undefined);

  const linkAt = (index: number) => list.current?.querySelectorAll("a")[index];

  const missing = slug !== undefined && Viewer === undefined;
  useEffect(() => {
    if (!missing) return;
    setLoading(true);
    import("./viewer.tsx").then(
      (module) => setViewer(() => module.Viewer),
      () => linkAt(photos.findIndex((photo) => photo.slug === slug))?.click(),
    );
  }, [missing, slug, photos]);

  useEffect(() => {
    if (slug !== undefined || seen.current === undefined) return;
    linkAt(seen.current)?.focus();
    seen.current = undefined;
  }, [slug]);

  const enlarge = (event: MouseEvent, photo: Photo) => {
    // While one is asked for and the viewer cannot be had, the link is a plain link.
    if (!isPlain(event) || slug !== undefined) return;
    event.preventDefault();
    open(photo.slug);
  };

  const viewer = slug !== undefined && Viewer && (
    <Viewer
      photos={photos}
      slug={slug}
      preview={(index) => linkAt(index)?.querySelector("img")?.currentSrc}
      searchOf={searchOf}
      onView={(index) => {
        seen.current = index;
      }}
      onShow={show}
      onClose={close}
    />
  );

  return { list, busy: (loading && missing) || undefined, enlarge, viewer };
};
