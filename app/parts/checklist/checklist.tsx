import type { ChangeEvent, ReactNode } from "react";
import styles from "./checklist.module.css";

type CheckboxProps = {
  checked: boolean;
  onToggle: (event: ChangeEvent<HTMLInputElement>) => void;
  children: ReactNode;
};

export const Checkbox = ({ checked, onToggle, children }: CheckboxProps) => (
  <label className={styles.checkbox}>
    <input type="checkbox" checked={checked} onChange={onToggle} />
    {children}
  </label>
);

type ProgressProps = { done: number; total: number; text: string; note: string | undefined };

/** Empty lines keep their height, so that there is no layout shift. */
export const Progress = ({ done, total, text, note }: ProgressProps) => (
  <div className={styles.progress}>
    <p>
      <b>{text}</b>
      <span>{note ?? "\u00a0"}</span>
    </p>
    <progress max={total} value={done} aria-hidden="true" data-print="none" data-needs="script" />
  </div>
);
