import type { ComponentProps } from "react";
import styles from "./button.module.css";

type Props = Omit<ComponentProps<"button">, "className"> & { quiet?: boolean };

export const Button = ({ type = "button", quiet, ...rest }: Props) => (
  <button {...rest} type={type} className={styles.button} data-quiet={quiet} />
);
