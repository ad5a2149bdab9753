import type { Shown } from "../../../site/compile/view.ts";
import { Picture } from "../picture/picture.tsx";
import styles from "./figures.module.css";

type Props = { items: (Shown & { title: string; comment?: string })[] };

export const PhotoRows = ({ items }: Props) => (
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
