import { copy } from "virtual:words/code";
import { Unseen } from "../unseen/unseen.tsx";
import styles from "./code-list.module.css";
import { copyCode } from "./copy-code.ts";

/** The button's word may have changed before React looks: see shell/end/copy.ts. */
export const CopyButton = ({ what }: { what: string }) => (
  <button type="button" className={styles.copy} data-copy onClick={({ currentTarget }) => void copyCode(currentTarget)}>
    <span aria-live="polite" suppressHydrationWarning>
      {copy}
    </span>
    <Unseen>{`: ${what}`}</Unseen>
  </button>
);
