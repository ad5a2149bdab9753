import { topicFile } from "../../files.ts";
import { isListed } from "../../pages.ts";
import type { Block } from "../../schema/blocks.ts";
import type { Content } from "../../load.ts";
import type { Topic } from "../../schema/topic.ts";
import { sectionsOf } from "../../sections.ts";
import { uniqueSlugs } from "../../slug.ts";
import { type NestedEntry, type Pictures, linkEntry, pageEntry, plainLine, wordsOfPath } from "./entry.ts";

/** Running text is not indexed. */
const namesIn = (block: Block): string[] => {
  switch (block.kind) {
    case "facts":
      return block.items.map(({ term }) => term);
    case "table":
      return [block.caption, ...block.rows.map(([name = ""]) => plainLine(name))];
    case "clothing":
    case "flyable":
      return [block.caption];
    case "sky":
      return block.places.map(({ title }) => title);
    case "timer":
      return [block.caption, ...block.presets.map(({ title }) => title)];
    case "words":
      return block.groups.flatMap(({ title, items }) => [title, ...items]);
    case "code":
    case "steps":
    case "models":
      return block.items.map(({ title }) => title);
    case "gear":
      return block.groups.map(({ title = "" }) => title);
    default:
      return [];
  }
};

const foodsIn = (block: Block): string[] => {
  if (block.kind === "food-picker") return Object.values(block.foods).flat();
  return block.kind === "words" ? block.groups.flatMap(({ items }) => items) : [];
};

const viewerUrl = (path: string, id: string, slug: string) => `${path}?${new URLSearchParams({ [id]: slug })}`;

type Place = { topic: Topic; id: string } & Pick<Pictures, "thumbnail">;

/** Gear items link to their list, which has price and comment. Links link to their URL. */
const entriesIn = async (block: Block, { topic, id, thumbnail }: Place): Promise<NestedEntry[]> => {
  if (block.kind === "links" || block.kind === "tiles") return block.items.map(linkEntry);
  if (block.kind === "gear") {
    const items = block.groups.flatMap((group) => group.items);
    return items.map(({ title, comment: text }) => ({ kind: "gear", title, text }));
  }
  if (block.kind !== "images" && block.kind !== "photos") return [];
  const slugs = uniqueSlugs(block.items.map(({ title }) => title));
  const entries = block.items.map(async ({ title, comment, alt, imgUrl }, index): Promise<NestedEntry> => {
    const url = block.kind === "images" ? viewerUrl(topic.path, id, slugs[index] ?? "") : undefined;
    const picture = await thumbnail(topicFile(topic.slug), imgUrl);
    return { kind: "photo", title, text: comment ?? alt, more: alt, url, picture };
  });
  return Promise.all(entries);
};

export const topicEntry = async (content: Content, topic: Topic, { thumbnail }: Pictures): Promise<NestedEntry> => {
  const { title, description, lede = description, path: url, slug, aliases, blocks: all } = topic;
  // On a page with a food picker, word lists are foods; elsewhere they are search terms of their section.
  const isAboutFood = all.some(({ kind }) => kind === "food-picker");
  const seen = new Set<string>();

  const foodEntries = (block: Block): NestedEntry[] => {
    const foods = isAboutFood ? [...new Set(foodsIn(block))].filter((food) => !seen.has(food)) : [];
    for (const food of foods) seen.add(food);
    return foods.map((food) => ({ kind: "food", title: food }));
  };

  const inside: NestedEntry[] = [];
  for (const { id, title: heading, intro, blocks } of sectionsOf(topic)) {
    const more = blocks.filter(({ kind }) => !isAboutFood || kind !== "words").flatMap(namesIn);
    const entries: NestedEntry[] = [];
    for (const [index, block] of blocks.entries()) {
      const place = { topic, id: index === 0 ? id : `${id}-${index + 1}`, thumbnail };
      entries.push(...(await entriesIn(block, place)), ...foodEntries(block));
    }
    const text = intro && plainLine(intro);
    inside.push({ kind: "section", title: heading, text, more: more.join(" "), url: `#${id}`, inside: entries });
  }
  const shown = isListed(topic) ? topic.tile : topic.masthead;
  const picture = shown && (await thumbnail(topicFile(slug), shown.imgUrl));
  const more = [...aliases.map(wordsOfPath), description].join(" ");
  return pageEntry(content, { title, text: lede, more, url, topic: slug, picture, inside });
};
