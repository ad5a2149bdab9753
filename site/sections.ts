import type { Block } from "./schema/blocks.ts";
import { anchorOf, uniqueSlugs } from "./slug.ts";

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

/** Names that every page has for parts of its own. */
const shell = ["main", "menu"];

/** The anchors of a topic's steps, list by list. A step never takes the name of a section, wherever that stands. */
export const stepAnchorsOf = (topic: { blocks: Block[] }): ReadonlyMap<Block, string[]> => {
  const lists = topic.blocks.filter((block) => block.kind === "steps");
  const steps = lists.flatMap(({ items }) => items);
  const given = steps.flatMap(({ id }) => id ?? []);
  const nameless = steps.filter(({ id }) => id === undefined).map(({ title }) => (anchorOf(title) ? title : "step"));
  const made = uniqueSlugs(nameless, [...shell, ...sectionsOf(topic).map(({ id }) => id), ...given]).values();
  return new Map(lists.map((list) => [list, list.items.map(({ id }) => id ?? (made.next().value as string))]));
};
