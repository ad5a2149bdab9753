import { skip } from "virtual:words/bar";
import styles from "./skip-link.module.css";

export const SkipLink = () => (
  <a className={styles.skip} href="#main" data-print="none">
    {skip}
  </a>
);
