import type { MouseEvent, ReactNode } from "react";
import styles from "./marking.module.css";

type Props = { isOn: boolean; onToggle: (event: MouseEvent<HTMLInputElement>) => void; children: ReactNode };

const nothing = () => {};

/** React may find a box changed that was clicked before the app was there: the click counts, not the change. */
export const Tick = ({ isOn, onToggle, children }: Props) => (
  <label className={styles.tick}>
    <input type="checkbox" data-replay checked={isOn} onChange={nothing} onClick={onToggle} />
    {children}
  </label>
);
