import { ArrowUpRight } from "lucide";
import { Icon } from "./icon.tsx";
import styles from "./icon.module.css";

/** The arrow after the text of a link to another site. */
export const OutArrow = () => (
  <span className={styles.glued} aria-hidden="true">
    <Icon icon={ArrowUpRight} size="small" />
  </span>
);
