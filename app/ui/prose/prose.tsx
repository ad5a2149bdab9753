import type { Rich, RichBlock, RichItem } from "../../../site/compile/rich.ts";
import styles from "./prose.module.css";
import { RichText } from "./rich.tsx";

type Props = { text: Rich; lead?: boolean };

export const Prose = ({ text, lead = false }: Props) => (
  <div className={styles.prose} data-lead={lead || undefined}>
    <Blocks blocks={text} />
  </div>
);

const Blocks = ({ blocks }: { blocks: RichBlock[] }) =>
  blocks.map((block, index) => <Block key={index} block={block} />);

const Block = ({ block }: { block: RichBlock }) => {
  if ("p" in block)
    return (
      <p>
        <RichText text={block.p} />
      </p>
    );
  const items = ("ul" in block ? block.ul : block.ol).map((item, index) => <Item key={index} item={item} />);
  return "ul" in block ? <ul>{items}</ul> : <ol start={block.start}>{items}</ol>;
};

const Item = ({ item }: { item: RichItem }) => (
  <li>
    <RichText text={"words" in item ? item.words : item} />
    {"inner" in item && <Blocks blocks={item.inner} />}
  </li>
);
