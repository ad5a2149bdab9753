import type { Shown } from "../../lib/view.ts";
import { Picture } from "../../ui/picture/picture.tsx";
import styles from "./gallery.module.css";

export type GalleryPhoto = Shown & { slug: string; title: string; comment?: string; printUrl?: string };

/** Photographs in justified rows, in their order; each links to its large picture. */
export const Gallery = ({ photos }: { photos: GalleryPhoto[] }) => (
  <ul className={styles.gallery}>
    {photos.map(({ slug, title, picture, alt }) => (
      <li key={slug} data-ratio-of={slug}>
        <a href={picture.src} aria-label={`Enlarge: ${title}`}>
          <Picture picture={picture} alt={alt} fit="cover" />
        </a>
      </li>
    ))}
  </ul>
);
