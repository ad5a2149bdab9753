import type { Inline } from "../../../site/compile/rich.ts";
import { RichText } from "../prose/rich.tsx";
import styles from "./lists.module.css";

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
