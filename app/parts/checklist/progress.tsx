import styles from "./checklist.module.css";

type Props = { done: number; total: number; text: string; left: string | undefined };

/** Empty lines keep their height, so that there is no layout shift. */
export const Progress = ({ done, total, text, left }: Props) => (
  <div className={styles.progress}>
    <p>
      <b>{text}</b>
      <span>{left ?? "\u00a0"}</span>
    </p>
    <progress max={total} value={done} aria-hidden="true" data-print="none" data-needs="script" />
  </div>
);
