import type { Shown } from "../../../site/compile/view.ts";
import { Picture } from "../picture/picture.tsx";
import styles from "./figures.module.css";

export const Plate = ({ picture, alt, caption }: Shown & { caption: string }) => (
  <figure className={styles.plate}>
    <Picture picture={picture} alt={alt} />
    <figcaption>{caption}</figcaption>
  </figure>
);
