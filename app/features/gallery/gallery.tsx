import { enlarge as nameOf } from "virtual:words/photography";
import { photoPath } from "../../../site/addresses/photos.ts";
import { withBase } from "../../lib/base.ts";
import { Picture } from "../../ui/picture/picture.tsx";
import { useViewer } from "../viewer/use-viewer.tsx";
import { photoAddresses } from "./addresses.ts";
import styles from "./gallery.module.css";
import { Pager } from "./pager.tsx";
import { type GalleryPage, usePages } from "./use-pages.ts";
import "./shapes.css";

/** A <template> is the one element that may stand in a list without being an item of it: it ends a row. */
export const Gallery = (page: GalleryPage & { path: string }) => {
  const { shown, end } = usePages(page);
  const { photos, empty, pages } = shown;
  const { links, busy, enlarge, viewer } = useViewer<HTMLUListElement>(
    { ...photoAddresses, gallery: page.path },
    photos,
    pages !== undefined,
  );

  return (
    <>
      <ul className={styles.gallery} ref={links} aria-busy={busy}>
        {photos.flatMap((photo, index) => [
          <li key={photo.slug} data-shape={photo.shape}>
            <a
              href={withBase(photoPath(photo.slug))}
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
      {(pages?.previous || pages?.next) && <Pager pages={pages} ref={end} />}
      {viewer}
    </>
  );
};
