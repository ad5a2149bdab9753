import type { ReactNode } from "react";
import styles from "./actions.module.css";

/** What can be done with a tool, side by side: buttons, and what came of them. */
export const Actions = ({ children }: { children: ReactNode }) => (
  <div className={styles.actions} data-print="none">
    {children}
  </div>
);
