import styles from "./skip-link.module.css";
import { bar } from "../../site/words/shell.ts";

export const SkipLink = () => (
  <a className={styles.skip} href="#main" data-print="none">
    {bar.skip}
  </a>
);
