import { type ComponentType, type MouseEvent, useEffect, useRef, useState } from "react";
import { enlarge as nameOf } from "virtual:words/photography";
import { Picture } from "../../ui/picture/picture.tsx";
import styles from "./gallery.module.css";
import "./shapes.css";
import { type Photo, photoSearch } from "./photo.ts";
import { usePhotoAddress } from "./use-photo-address.ts";
import type { ViewerProps } from "./viewer/viewer.tsx";

type Props = { photos: Photo[]; empty: { window: string; shape: string }[] };

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/**
 * Photographs in justified rows, in their order. Each links to its large picture; with scripts the viewer opens, which is
 * loaded only then. A <template> is the one element that may stand in a list without being an item of it: it ends a row.
 */
export const Gallery = ({ photos, empty }: Props) => {
  const { slug, open, show, close } = usePhotoAddress(photos);
  const [Viewer, setViewer] = useState<ComponentType<ViewerProps>>();
  const [loading, setLoading] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const seen = useRef<number>(undefined);

  const linkAt = (index: number) => list.current?.querySelectorAll("a")[index];

  const missing = slug !== undefined && Viewer === undefined;
  useEffect(() => {
    if (!missing) return;
    setLoading(true);
    import("./viewer/viewer.tsx").then(
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

  return (
    <>
      <ul className={styles.gallery} ref={list} aria-busy={(loading && missing) || undefined}>
        {photos.flatMap((photo, index) => [
          <li key={photo.slug} data-shape={photo.shape}>
            <a
              href={photo.picture.src}
              aria-label={nameOf({ title: photo.title, alt: photo.alt })}
              data-replay
              onClick={(event) => enlarge(event, photo)}
            >
              <Picture picture={photo.picture} alt={photo.alt} fit="cover" className={styles.frame} />
            </a>
          </li>,
          photo.ends && index < photos.length - 1 && <template key={`after ${photo.slug}`} data-ends={photo.ends} />,
        ])}
        {empty.map(({ window, shape }) => (
          <template key={window} data-empty={window} data-shape={shape} />
        ))}
      </ul>
      {slug !== undefined && Viewer && (
        <Viewer
          photos={photos}
          slug={slug}
          preview={(index) => linkAt(index)?.querySelector("img")?.currentSrc}
          searchOf={photoSearch}
          onView={(index) => {
            seen.current = index;
          }}
          onShow={show}
          onClose={close}
        />
      )}
    </>
  );
};
