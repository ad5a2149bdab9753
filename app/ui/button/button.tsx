import type { ComponentProps } from "react";
import styles from "./button.module.css";

/** The one button with weight; lists and bars have their own small ones. */
export const Button = (props: Omit<ComponentProps<"button">, "className">) => (
  <button {...props} className={styles.button} />
);
