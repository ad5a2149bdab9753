import type { ReactNode } from "react";
import type { CodeToken, CommandView } from "../../../site/compile/view.ts";
import { CopyButton } from "./copy-button.tsx";
import styles from "./code-list.module.css";

const Code = ({ tokens }: { tokens: CodeToken[] }) => (
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
);

export type CodeListProps = {
  items: CommandView[];
  together?: (item: CommandView, codes: ReactNode[]) => ReactNode;
};

export const CodeList = ({ items, together }: CodeListProps) => (
  <div className={styles.list}>
    {items.map((item) => {
      const codes = item.variants.map(({ tokens }, index) => <Code key={index} tokens={tokens} />);
      return (
        <figure key={item.title} className={styles.item} data-part="" suppressHydrationWarning>
          <figcaption>
            <span>
              <b>{item.title}</b>
              {item.comment && <em>{` (${item.comment})`}</em>}
            </span>
            <CopyButton what={item.title} />
          </figcaption>
          {together && codes.length > 1 ? together(item, codes) : codes}
        </figure>
      );
    })}
  </div>
);
