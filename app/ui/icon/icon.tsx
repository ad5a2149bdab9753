import type { LucideIcon } from "lucide-react";
import styles from "./icon.module.css";

type Props = { icon: LucideIcon; size?: "small" | "normal" };

/** A drawn sign beside a text that says the same; so it is hidden from assistive technology. */
export const Icon = ({ icon: Drawing, size = "normal" }: Props) => (
  <Drawing className={styles.icon} data-size={size} strokeWidth={size === "small" ? 2.5 : 1.75} aria-hidden="true" />
);

/** A brand's own mark, from its outline in a 24 by 24 box. */
export const BrandIcon = ({ path }: { path: string }) => (
  <svg className={styles.icon} data-brand viewBox="0 0 24 24" aria-hidden="true">
    <path d={path} />
  </svg>
);
