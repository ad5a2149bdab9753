import type { GalleryPages } from "../../../site/compile/gallery.ts";
import { SmartLink } from "../smart-link/smart-link.tsx";
import styles from "./pager.module.css";
import { photography as words } from "../../../site/words/photography.ts";

export const Pager = ({ pages: { previous, next } }: { pages: GalleryPages }) => (
  <nav className={styles.pager} aria-label={words.pages} data-print="none">
    {previous && <SmartLink url={previous}>{words.previousPage}</SmartLink>}
    {next && <SmartLink url={next}>{words.nextPage}</SmartLink>}
  </nav>
);
