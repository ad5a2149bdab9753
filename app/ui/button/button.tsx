import type { ComponentProps } from "react";
import styles from "./button.module.css";

type Props = Omit<ComponentProps<"button">, "className">;

export const Button = ({ type = "button", ...rest }: Props) => (
  <button {...rest} type={type} className={styles.button} />
);
