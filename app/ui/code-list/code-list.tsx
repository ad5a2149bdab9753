import type { ReactNode } from "react";
import type { CodeToken, CommandView } from "../../../site/compile/view.ts";
import { Button } from "../button/button.tsx";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import styles from "./code-list.module.css";
import { code as words } from "../../../site/words/blocks.ts";

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

type CodeListProps = {
  items: CommandView[];
  together?: (item: CommandView, codes: ReactNode[]) => ReactNode;
};

/** The copy buttons work through shell/copy.client.ts. */
export const CodeList = ({ items, together }: CodeListProps) => (
  <div className={styles.list} data-copied={words.copied} data-failed={words.notCopied}>
    {items.map((item) => {
      const codes = item.variants.map(({ tokens }, index) => <Code key={index} tokens={tokens} />);
      return (
        <figure key={item.title} className={styles.item}>
          <figcaption>
            <span>
              <b>{item.title}</b>
              {item.comment && <em>{` (${item.comment})`}</em>}
            </span>
            <Button quiet data-copy="" data-label={words.copy} data-needs="script">
              <span aria-live="polite">{words.copy}</span>
              <VisuallyHidden>{`: ${item.title}`}</VisuallyHidden>
            </Button>
          </figcaption>
          {together && codes.length > 1 ? together(item, codes) : codes}
        </figure>
      );
    })}
  </div>
);
