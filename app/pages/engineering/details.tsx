import type { compileEngineering } from "../../../site/compile/pages.ts";
import { CodeList } from "../../ui/code-list/code-list.tsx";
import { Prose } from "../../ui/prose/prose.tsx";
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
    {blocks.map((block, index) =>
      block.kind === "prose" ? <Prose key={index} text={block.text} /> : <CodeList key={index} items={block.items} />,
    )}
  </details>
);
