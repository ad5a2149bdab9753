import { collectionPath, galleryPath } from "./addresses/photos.ts";
import type { Content } from "./load.ts";
import { addressesOf } from "./pages.ts";
import type { Block } from "./schema/blocks.ts";
import type { Photography } from "./schema/photography.ts";
import { uniqueSlugs } from "./slug.ts";

export type Section = { id: string; title: string; intro?: string | undefined; blocks: Block[] };

export const shell = ["main", "menu"];

export const anchorsFor = (titles: string[]): string[] => uniqueSlugs(titles, shell, "section");

/** The oldest date of its blocks. */
export const checkedOf = ({ blocks }: Section): string | undefined =>
  blocks
    .map(({ checked }) => checked)
    .filter((month) => month !== undefined)
    .toSorted()[0];

export const sectionsOf = (topic: { blocks: Block[] }): Section[] => {
  const sections: Section[] = [];
  for (const block of topic.blocks) {
    if (block.title) {
      const { id = anchorsFor([block.title]).join(), title, intro } = block;
      sections.push({ id, title, intro, blocks: [block] });
    } else sections.at(-1)?.blocks.push(block);
  }
  return sections;
};

/** Blocks are numbered per kind, so that adding another kind of block does not change the ids that storage uses. */
export const blockIdsOf = ({ id, blocks }: Section): string[] => {
  const seen = new Map<Block["kind"], number>();
  return blocks.map((block) => {
    const number = (seen.get(block.kind) ?? 0) + 1;
    seen.set(block.kind, number);
    return (block.title === undefined ? block.id : undefined) ?? (number === 1 ? id : `${id}-${number}`);
  });
};

/** Anchors of steps, which never collide with those of sections. */
export const stepAnchorsOf = (topic: { blocks: Block[] }): ReadonlyMap<Block, string[]> => {
  const lists = topic.blocks.filter((block) => block.kind === "steps");
  const steps = lists.flatMap(({ items }) => items);
  const given = steps.flatMap(({ id }) => id ?? []);
  const nameless = steps.filter(({ id }) => id === undefined).map(({ title }) => title);
  const taken = [...shell, ...sectionsOf(topic).map(({ id }) => id), ...given];
  const made = uniqueSlugs(nameless, taken, "step").values();
  return new Map(lists.map((list) => [list, list.items.map(({ id }) => id ?? (made.next().value as string))]));
};

export type Anchors = Pick<ReadonlySet<string>, "has">;

/** The anchors of the photography page's sections; empty sections are left out. */
const photographyParts = ({ prints, albums, collections, photos, sky }: Photography) =>
  Object.entries({ prints, albums, collections, gallery: photos, sky: sky ? [sky] : [] }).flatMap(([id, { length }]) =>
    length > 0 ? [id] : [],
  );

export const anchorsOf = ({ engineering, photography, topics }: Content): Map<string, Anchors> =>
  new Map<string, Anchors>([
    ["/", new Set()],
    ["/blog", new Set()],
    ["/contact", new Set()],
    ...(engineering
      ? [["/engineering", new Set(anchorsFor(engineering.sections.map(({ name }) => name)))] as const]
      : []),
    ...(photography ? [[galleryPath, new Set(photographyParts(photography))] as const] : []),
    ...(photography?.collections ?? []).map(({ slug }) => [collectionPath(slug), new Set(["gallery"])] as const),
    ...topics.flatMap((topic) => {
      const sections = sectionsOf(topic).map(({ id }) => id);
      const ids = new Set([...sections, ...[...stepAnchorsOf(topic).values()].flat()]);
      return addressesOf(topic).map((path) => [path, ids] as const);
    }),
  ]);
