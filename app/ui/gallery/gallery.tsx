import { photoField, photoPath } from "../../../site/addresses/photos.ts";
import type { compileGallery } from "../../../site/compile/gallery.ts";
import { withBase } from "../../lib/base.ts";
import { Picture } from "../picture/picture.tsx";
import styles from "./gallery.module.css";
import "./photo-focus.css";
import { photography } from "../../../site/words/photography.ts";

type Props = Pick<Awaited<ReturnType<typeof compileGallery>>, "photos" | "empty">;

/** A <template> is the one element that may stand in a list without being an item of it: it ends a row. */
export const Gallery = ({ photos, empty }: Props) => (
  <ul className={styles.gallery} data-photos={photoField}>
    {photos.flatMap(({ slug, title, alt, picture, shape, ends }, index) => [
      <li key={slug} data-shape={shape}>
        <a
          href={withBase(photoPath(slug))}
          aria-label={photography.enlarge({ title, alt })}
          data-asks="viewer"
          data-slug={slug}
        >
          <Picture picture={picture} alt={alt} fit="cover" className={styles.frame} />
        </a>
      </li>,
      ends && index < photos.length - 1 && <template key={`after ${slug}`} data-ends={ends} />,
    ])}
    {empty.map(({ window, shape }) => (
      <template key={window} data-empty={window} data-shape={shape} />
    ))}
  </ul>
);
