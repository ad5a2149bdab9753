import type { compileEngineering } from "../../../site/compile/pages.ts";
import { Block } from "../../blocks/block.tsx";
import styles from "./details.module.css";

type Props = Awaited<ReturnType<typeof compileEngineering>>["sections"][number]["details"][number];

/** The full story of a project, collapsed. */
export const Details = ({ project, title, blocks }: Props) => (
  <details className={styles.details}>
    <summary>
      <span>
        {project} <small>{title}</small>
      </span>
    </summary>
    {blocks.map((block, index) => (
      <Block key={index} block={block} first={false} />
    ))}
  </details>
);
