import { copy } from "virtual:words/code";
import { Unseen } from "../unseen/unseen.tsx";
import styles from "./code-list.module.css";

/** The early copy-on-click.ts may have changed the button's word before React looks. */
export const CopyButton = ({ what }: { what: string }) => (
  <button type="button" className={styles.copy} data-copy>
    <span aria-live="polite" suppressHydrationWarning>
      {copy}
    </span>
    <Unseen>{`: ${what}`}</Unseen>
  </button>
);
