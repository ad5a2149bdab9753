import type { ReactNode } from "react";
import styles from "./actions.module.css";

export const Actions = ({ children }: { children: ReactNode }) => (
  <div className={styles.actions} data-print="none">
    {children}
  </div>
);
