import type { ReactNode } from "react";
import styles from "./toggle.module.css";

type Props = { isOn: boolean; onToggle: () => void; children: ReactNode };

/** A button in the row that stays pressed. */
export const Toggle = ({ isOn, onToggle, children }: Props) => (
  <button type="button" data-replay aria-pressed={isOn} onClick={onToggle}>
    <span className={styles.box} />
    {children}
  </button>
);
