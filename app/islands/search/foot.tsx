import styles from "./palette.module.css";
import { isSlashOn, setSlash } from "./shortcuts.ts";
import { search as words } from "../../../site/words/shell.ts";

/** What stands under the list before there is a question. `onForget` is missing where there is nothing to forget. */
export const Foot = ({ onForget }: { onForget: (() => void) | undefined }) => (
  <div className={styles.foot}>
    {onForget && (
      <button type="button" onClick={onForget}>
        {words.clear}
      </button>
    )}
    <label className={styles.slash}>
      <input
        type="checkbox"
        defaultChecked={isSlashOn()}
        onChange={({ currentTarget: { checked } }) => setSlash(checked)}
      />
      {words.slash}
    </label>
  </div>
);
