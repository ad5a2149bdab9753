import { skip } from "virtual:words/bar";
import styles from "./skip-link.module.css";

/** The first stop of the keyboard: past the bar, to the page. */
export const SkipLink = () => (
  <a className={styles.skip} href="#main" data-print="none">
    {skip}
  </a>
);
