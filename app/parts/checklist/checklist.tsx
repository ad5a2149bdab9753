import type { ChangeEvent, ReactNode } from "react";
import styles from "./checklist.module.css";

type CheckboxProps = {
  isChecked: boolean;
  onToggle: (event: ChangeEvent<HTMLInputElement>) => void;
  children: ReactNode;
};

export const Checkbox = ({ isChecked, onToggle, children }: CheckboxProps) => (
  <label className={styles.checkbox}>
    <input type="checkbox" checked={isChecked} onChange={onToggle} />
    {children}
  </label>
);

type ProgressProps = { done: number; total: number; text: string; remaining: string | undefined };

/** Empty lines keep their height, so that there is no layout shift. */
export const Progress = ({ done, total, text, remaining }: ProgressProps) => (
  <div className={styles.progress}>
    <p>
      <b>{text}</b>
      <span>{remaining ?? "\u00a0"}</span>
    </p>
    <progress max={total} value={done} aria-hidden="true" data-print="none" data-needs="script" />
  </div>
);
