import { ArrowUpRight, type IconNode } from "lucide";
import { createElement } from "react";
import styles from "./icon.module.css";

type Props = { icon: IconNode; size?: "small" | "normal" };

/** Hidden from assistive technology, because the text next to it says the same. */
export const Icon = ({ icon, size = "normal" }: Props) => (
  <svg className={styles.icon} data-size={size} viewBox="0 0 24 24" aria-hidden="true">
    {icon.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
  </svg>
);

/** The arrow after the text of a link to another site. */
export const OutArrow = () => (
  <span className={styles.glued} aria-hidden="true">
    <Icon icon={ArrowUpRight} size="small" />
  </span>
);
