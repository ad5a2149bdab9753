import { photoParam } from "../../../site/addresses/photos.ts";
import type { PhotoView } from "../../../site/compile/view.ts";
import { inDigits } from "../../lib/em-width.ts";
import { Picture } from "../picture/picture.tsx";
import styles from "./photograph.module.css";
import { photo as words } from "../../../site/words/photography.ts";

/** Without scripts the link opens the image file. */
export const Photograph = ({ photo: { slug, title, alt, picture, shape } }: { photo: PhotoView }) => (
  <div className={styles.ground} data-photos={photoParam}>
    <a
      href={picture.src}
      className={styles.frame}
      data-shape={shape}
      data-number={inDigits(picture.width / 100)}
      aria-label={words.enlarge({ title, alt })}
      data-opens="viewer"
      data-slug={slug}
    >
      <Picture picture={picture} alt={alt} fit="cover" eager />
    </a>
  </div>
);
