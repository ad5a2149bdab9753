import type { Block } from "../../schema/blocks.ts";
import { topicFile } from "../../files.ts";
import { isListed } from "../../pages.ts";
import type { Topic } from "../../schema/topic.ts";
import { sectionsOf } from "../../sections.ts";
import { uniqueSlugs } from "../../slug.ts";
import { type Draft, type Thumbnail, withText, withUrl, wordsOfPath } from "./draft.ts";
import { plainLine } from "./plain.ts";

/** The sentences of a block are left to the page. */
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

type Surroundings = { topic: Topic; section: Draft; id: string; thumbnail: Thumbnail };

const picturesIn = async (block: Block, { topic, section, id, thumbnail }: Surroundings): Promise<Draft[]> => {
  if (block.kind !== "images" && block.kind !== "photos") return [];
  const slugs = uniqueSlugs(block.items.map(({ title }) => title));
  return Promise.all(
    block.items.map(async ({ title, comment, alt, imgUrl }, index) => ({
      kind: "photo" as const,
      title,
      text: comment ?? alt,
      more: [alt],
      ...(block.kind === "images" ? { url: viewerUrl(topic.path, id, slugs[index] ?? "") } : {}),
      picture: await thumbnail(topicFile(topic.slug), imgUrl),
      in: section,
    })),
  );
};

/** Things in a list of gear lead to the list: price and remark stand there. A link leads to its address. */
const listedIn = (block: Block, { topic, section }: Surroundings): Draft[] => {
  if (block.kind === "links" || block.kind === "tiles") {
    return block.items.map(({ title, url, comment }) => ({
      kind: "link",
      title,
      ...withText(comment),
      // An anchor alone would be put behind that of the section.
      ...withUrl(url?.startsWith("#") ? `${topic.path}${url}` : url),
      in: section,
    }));
  }
  if (block.kind !== "gear") return [];
  const items = block.groups.flatMap((group) => group.items);
  return items.map(({ title, comment }) => ({ kind: "gear", title, ...withText(comment), in: section }));
};

export const topicDrafts = async (topic: Topic, thumbnail: Thumbnail): Promise<Draft[]> => {
  const shown = isListed(topic) ? topic.tile : topic.masthead;
  const { title, path, aliases, lede, description, slug } = topic;
  const page: Draft = {
    kind: "page",
    title,
    text: lede ?? description,
    url: path,
    topic: slug,
    name: wordsOfPath(path),
    more: [...aliases.map(wordsOfPath), description],
    ...(shown ? { picture: await thumbnail(topicFile(slug), shown.imgUrl) } : {}),
  };
  const drafts = [page];
  // Lists of words are foods where there is a table of foods; elsewhere they are words of their section.
  const isAboutFood = topic.blocks.some(({ kind }) => kind === "food-picker");
  const foods = new Set<string>();
  for (const { id, title: heading, intro, blocks } of sectionsOf(topic)) {
    const section: Draft = { kind: "section", title: heading, url: `#${id}`, in: page };
    if (intro) section.text = plainLine(intro);
    section.more = blocks.filter((block) => !isAboutFood || block.kind !== "words").flatMap(namesIn);
    drafts.push(section);
    for (const [index, block] of blocks.entries()) {
      const place = { topic, section, id: index === 0 ? id : `${id}-${index + 1}`, thumbnail };
      drafts.push(...listedIn(block, place), ...(await picturesIn(block, place)));
      for (const food of isAboutFood ? foodsIn(block) : []) {
        if (!foods.has(food)) drafts.push({ kind: "food", title: food, in: section });
        foods.add(food);
      }
    }
  }
  return drafts;
};
