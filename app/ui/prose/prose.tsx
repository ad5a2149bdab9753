import type { Rich, RichBlock } from "../../../site/compile/rich.ts";
import styles from "./prose.module.css";
import { RichText } from "./rich.tsx";

type Props = { text: Rich; lead?: boolean };

/** Running text; its first paragraph is set larger where it opens a section. */
export const Prose = ({ text, lead = false }: Props) => (
  <div className={styles.prose} data-lead={lead || undefined}>
    {text.map((block, index) => (
      <Block key={index} block={block} />
    ))}
  </div>
);

const Block = ({ block }: { block: RichBlock }) => {
  if ("p" in block)
    return (
      <p>
        <RichText text={block.p} />
      </p>
    );
  const items = ("ul" in block ? block.ul : block.ol).map((item, index) => (
    <li key={index}>
      <RichText text={item} />
    </li>
  ));
  return "ul" in block ? <ul>{items}</ul> : <ol>{items}</ol>;
};
