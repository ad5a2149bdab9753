import * as words from "virtual:words/offline";
import styles from "./notice.module.css";

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
