import styles from "./skip-link.module.css";
import { bar } from "../../site/words/shell.ts";

const { skip } = bar;

export const SkipLink = () => (
  <a className={styles.skip} href="#main" data-print="none">
    {skip}
  </a>
);
