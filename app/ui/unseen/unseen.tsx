import type { ReactNode } from "react";
import styles from "./unseen.module.css";

/** Words for assistive technology only. */
export const Unseen = ({ children }: { children: ReactNode }) => <span className={styles.unseen}>{children}</span>;
