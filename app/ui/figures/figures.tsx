import type { PictureWithAlt } from "../../../site/compile/view.ts";
import { Picture } from "../picture/picture.tsx";
import styles from "./figures.module.css";

export const Plate = ({ picture, alt, caption }: PictureWithAlt & { caption: string }) => (
  <figure className={styles.plate}>
    <Picture picture={picture} alt={alt} />
    <figcaption>{caption}</figcaption>
  </figure>
);

export const PhotoRows = ({ items }: { items: (PictureWithAlt & { title: string; comment?: string })[] }) => (
  <ul className={styles.photos}>
    {items.map(({ picture, alt, title, comment }) => (
      <li key={picture.src}>
        <figure>
          <Picture picture={picture} alt={alt} />
          <figcaption>
            <b>{title}</b>
            {comment && <em>{` (${comment})`}</em>}
          </figcaption>
        </figure>
      </li>
    ))}
  </ul>
);
