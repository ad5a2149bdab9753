import type { ChangeEvent, ReactNode } from "react";
import styles from "./checklist.module.css";

type Props = { isOn: boolean; onToggle: (event: ChangeEvent<HTMLInputElement>) => void; children: ReactNode };

export const Checkbox = ({ isOn, onToggle, children }: Props) => (
  <label className={styles.checkbox}>
    <input type="checkbox" checked={isOn} onChange={onToggle} />
    {children}
  </label>
);
