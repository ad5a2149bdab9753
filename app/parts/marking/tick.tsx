import type { ChangeEvent, ReactNode } from "react";
import styles from "./marking.module.css";

type Props = { isOn: boolean; onToggle: (event: ChangeEvent<HTMLInputElement>) => void; children: ReactNode };

export const Tick = ({ isOn, onToggle, children }: Props) => (
  <label className={styles.tick}>
    <input type="checkbox" checked={isOn} onChange={onToggle} />
    {children}
  </label>
);
