import styles from "./notice.module.css";
import { offline as words } from "../../../site/words/pages.ts";

/** Says that something cannot be opened without a network. The worker's side says in an alert that a page is lost. */
export const Notice = () => (
  <output
    className={styles.notice}
    data-notice={words.notice({ wanted: "{wanted}" })}
    data-close={words.close}
    data-picture={words.picture}
    data-gone={words.gone}
    data-print="none"
  />
);
