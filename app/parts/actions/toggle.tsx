import type { ReactNode, Ref } from "react";
import styles from "./toggle.module.css";

type Props = { isOn: boolean; onToggle: () => void; children: ReactNode; ref?: Ref<HTMLButtonElement> };

export const Toggle = ({ isOn, onToggle, children, ref }: Props) => (
  <button ref={ref} type="button" aria-pressed={isOn} onClick={onToggle}>
    <span className={styles.box} />
    {children}
  </button>
);
