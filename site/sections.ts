import type { Block } from "./schema/blocks.ts";
import { anchorOf } from "./slug.ts";

export type Section = { id: string; title: string; intro?: string; blocks: Block[] };

/** When the section as a whole was last looked up: its oldest part decides. */
export const checkedOf = ({ blocks }: Section): string | undefined =>
  blocks
    .map(({ checked }) => checked)
    .filter((month) => month !== undefined)
    .toSorted()[0];

export const sectionsOf = (topic: { blocks: Block[] }): Section[] => {
  const sections: Section[] = [];
  for (const block of topic.blocks) {
    if (block.title) {
      const { id = anchorOf(block.title), title, intro } = block;
      sections.push({ id, title, ...(intro === undefined ? {} : { intro }), blocks: [block] });
    } else sections.at(-1)?.blocks.push(block);
  }
  return sections;
};
