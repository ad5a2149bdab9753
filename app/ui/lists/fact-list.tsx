import type { Inline } from "../../../site/compile/rich.ts";
import { RichText } from "../prose/rich.tsx";
import styles from "./lists.module.css";

export const FactList = ({ items }: { items: { term: string; text: Inline[] }[] }) => (
  <dl className={styles.facts}>
    {items.map(({ term, text }) => (
      <div key={term}>
        <dt>{term}</dt>
        <dd>
          <RichText text={text} />
        </dd>
      </div>
    ))}
  </dl>
);
