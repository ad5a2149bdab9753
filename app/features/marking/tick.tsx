import type { MouseEvent, ReactNode } from "react";
import styles from "./marking.module.css";

type Props = { isOn: boolean; onToggle: (event: MouseEvent<HTMLInputElement>) => void; children: ReactNode };

const nothing = () => {};

/**
 * A click that comes before the app is made again when the app is there. React may then find the box changed already, so
 * the click itself counts, not the change.
 */
export const Tick = ({ isOn, onToggle, children }: Props) => (
  <label className={styles.tick}>
    <input type="checkbox" data-replay checked={isOn} onChange={nothing} onClick={onToggle} />
    {children}
  </label>
);
