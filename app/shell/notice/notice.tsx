import styles from "./notice.module.css";
import { offline as words } from "../../../site/words/pages.ts";

/** Shows that something isn't available offline. It also holds the text of the alert for a missing file. */
export const Notice = () => (
  <output
    className={styles.notice}
    data-notice={words.notice({ wanted: "{wanted}" })}
    data-close={words.close}
    data-picture={words.picture}
    data-missing-files={words.missingFiles}
    data-print="none"
  />
);
