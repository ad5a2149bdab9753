import type { ReactNode } from "react";
import type { Inline } from "../../../site/compile/rich.ts";
import { RichText } from "../prose/rich.tsx";
import styles from "./lists.module.css";

export const Facts = ({ items }: { items: { term: string; text: ReactNode }[] }) => (
  <dl className={styles.facts}>
    {items.map(({ term, text }) => (
      <div key={term}>
        <dt>{term}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
);

export const FactList = ({ items }: { items: { term: string; text: Inline[] }[] }) => (
  <Facts items={items.map(({ term, text }) => ({ term, text: <RichText text={text} /> }))} />
);

export const GoalList = ({ items }: { items: Inline[][] }) => (
  <ol className={styles.goals}>
    {items.map((item, index) => (
      <li key={index}>
        <span>
          <RichText text={item} />
        </span>
      </li>
    ))}
  </ol>
);

export const WordList = ({ groups }: { groups: { title: string; items: string[] }[] }) =>
  groups.map(({ title, items }) => (
    <div key={title} className={styles.words}>
      <h3>{title}</h3>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  ));
