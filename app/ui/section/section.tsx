import type { ComponentProps, ReactNode } from "react";
import styles from "./section.module.css";

type Props = {
  title: string;
  id?: string;
  number?: string;
  intro?: ReactNode;
  checked?: string | undefined;
  children: ReactNode;
};

export const Section = ({ title, id, number, intro, checked, children }: Props) => (
  <section className={styles.section} id={id} tabIndex={id ? -1 : undefined}>
    <header className={styles.header}>
      {number && <Numeral>{number}</Numeral>}
      <h2>{title}</h2>
      {intro && <p>{intro}</p>}
      {checked && <small>{checked}</small>}
    </header>
    <div className={styles.matter}>{children}</div>
  </section>
);

export const Container = ({ className = "", ...props }: ComponentProps<"div">) => (
  <div className={`${styles.container} ${className}`} {...props} />
);

export const Numeral = ({ children }: { children: ReactNode }) => <span className={styles.numeral}>{children}</span>;
