import styles from "./checklist.module.css";

type Props = {
  done: number;
  total: number;
  says: string;
  left: string | undefined;
};

/** Each line keeps its place, whatever it says, so that nothing below moves. */
export const Progress = ({ done, total, says, left }: Props) => (
  <div className={styles.progress}>
    <p>
      <b>{says}</b>
      <span>{left ?? "\u00a0"}</span>
    </p>
    <progress max={total} value={done} aria-hidden="true" data-print="none" data-needs="script" />
  </div>
);
