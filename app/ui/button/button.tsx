import type { ComponentProps } from "react";
import styles from "./button.module.css";

export const Button = (props: Omit<ComponentProps<"button">, "className">) => (
  <button {...props} className={styles.button} />
);
