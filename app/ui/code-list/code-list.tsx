import type { CodeToken } from "../../../site/compile/view.ts";
import { CopyButton } from "./copy-button.tsx";
import styles from "./code-list.module.css";

type Item = { title: string; tokens: CodeToken[]; comment?: string };

export const CodeList = ({ items }: { items: Item[] }) => (
  <div className={styles.list}>
    {items.map(({ title, tokens, comment }) => (
      <figure key={title} className={styles.item}>
        <figcaption>
          <span>
            <b>{title}</b>
            {comment && <em>{` (${comment})`}</em>}
          </span>
          <CopyButton what={title} />
        </figcaption>
        <pre tabIndex={0}>
          <code>
            {tokens.map(([text, role], index) =>
              role ? (
                <i key={index} data-role={role}>
                  {text}
                </i>
              ) : (
                text
              ),
            )}
          </code>
        </pre>
      </figure>
    ))}
  </div>
);
