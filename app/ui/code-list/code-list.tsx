import type { CodeToken } from "../../lib/view.ts";
import { CopyButton } from "./copy-button.tsx";
import styles from "./code-list.module.css";

type Item = { title: string; code: string; lines: CodeToken[][]; comment?: string };

/** Commands to copy; their colours were worked out at build. */
export const CodeList = ({ items }: { items: Item[] }) => (
  <div className={styles.list}>
    {items.map(({ title, code, lines, comment }) => (
      <figure key={title} className={styles.item}>
        <figcaption>
          <span>
            <b>{title}</b>
            {comment && <em> ({comment})</em>}
          </span>
          <CopyButton text={code} what={title} />
        </figcaption>
        <pre tabIndex={0} aria-label={title}>
          <code>
            {lines.map((line, index) => (
              <span key={index}>
                {line.map(([text, role], at) =>
                  role ? (
                    <i key={at} data-role={role}>
                      {text}
                    </i>
                  ) : (
                    text
                  ),
                )}
                {"\n"}
              </span>
            ))}
          </code>
        </pre>
      </figure>
    ))}
  </div>
);
