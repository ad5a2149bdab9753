import type { ReactNode } from "react";
import styles from "./palette.module.css";

/** Options of one kind, under their heading. */
export const Options = ({ id, heading, children }: { id: string; heading: string; children: ReactNode }) => (
  <div role="group" aria-labelledby={id} className={styles.group}>
    <div id={id} role="presentation" className={styles.heading}>
      {heading}
    </div>
    <div role="presentation" className={styles.rows}>
      {children}
    </div>
  </div>
);
