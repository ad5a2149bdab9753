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

/** What is shown of several: the chosen system's, or the first where there is none for it. */
const chosenOf = ({ variants }: CommandView, system: string | undefined) =>
  Math.max(
    0,
    variants.findIndex(({ systems }) => system !== undefined && systems?.includes(system)),
  );

type Props = { items: CommandView[]; system?: string | undefined };

export const CodeList = ({ items, system }: Props) => (
  <div className={styles.list}>
    {items.map((item) => (
      <figure key={item.title} className={styles.item}>
        <figcaption>
          <span>
            <b>{item.title}</b>
            {item.comment && <em>{` (${item.comment})`}</em>}
          </span>
          <CopyButton what={item.title} />
        </figcaption>
        {item.variants.length === 1 ? (
          <Code tokens={item.variants[0]?.tokens ?? []} />
        ) : (
          <div className={styles.variants}>
            {item.variants.map(({ systems = [], tokens }, index) => (
              <div key={systems.join()} data-chosen={index === chosenOf(item, system) || undefined}>
                <p>{systems.join(", ")}</p>
                <Code tokens={tokens} />
              </div>
            ))}
          </div>
        )}
      </figure>
    ))}
  </div>
);
