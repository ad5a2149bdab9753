import { copy } from "virtual:words/code";
import { Unseen } from "../unseen/unseen.tsx";
import styles from "./code-list.module.css";

/** Copies the command that it stands beside; see copy-on-click.ts, which may have changed its word before React looks. */
export const CopyButton = ({ what }: { what: string }) => (
  <button type="button" className={styles.copy} data-copy>
    <span aria-live="polite" suppressHydrationWarning>
      {copy}
    </span>
    <Unseen>{`: ${what}`}</Unseen>
  </button>
);
