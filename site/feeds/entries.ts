import { type SiteAddress, absolute } from "../addresses/absolute.ts";
import { linkTarget } from "../addresses/link-target.ts";
import { galleryPath, photoPath } from "../addresses/photos.ts";
import { escapeHtml } from "../html.ts";
import type { Content } from "../load.ts";
import { isListed } from "../pages.ts";
import type { Topic } from "../schema/topic.ts";
import { anchorsFor, sectionsOf } from "../sections.ts";

export type Entry = {
  id: string;
  url: string;
  /** The entry links to a page on another site. */
  elsewhere?: string | undefined;
  title: string;
  html: string;
  published?: string;
  updated: string;
  topic?: string;
  image?: string;
};

type PhotoFile = { src: string; width: number; height: number };

export type Source = {
  content: Content;
  address: SiteAddress;
  updated: string;
  /** The published files of the photos by slug. */
  photos: ReadonlyMap<string, PhotoFile>;
};

/** Enough for a reader that fetches the feed once a month. */
const maxEntries = 60;

const paragraphs = (...texts: (string | undefined)[]) =>
  texts.flatMap((text) => (text === undefined ? [] : [`<p>${escapeHtml(text)}</p>`])).join("");

const dated = (day: string) => ({ published: `${day}T00:00:00Z`, updated: `${day}T00:00:00Z` });

const topicEntry = ({ title, path, lede, description, date }: Topic, { address, updated }: Source): Entry => {
  const url = absolute(address, path);
  return { id: url, url, title, html: paragraphs(lede, description), updated, ...(date ? dated(date) : {}) };
};

type Added = { title: string; url?: string | undefined; comment?: string | undefined; added?: string | undefined };

type Place = { path: string; anchor: string; topic: string };

const itemEntry = (item: Added, { path, anchor, topic }: Place, address: SiteAddress): Entry[] => {
  const { title, url = "", comment, added } = item;
  if (added === undefined) return [];
  const here = absolute(address, `${path}#${encodeURIComponent(anchor)}`);
  const target = url === "" ? here : absolute(address, url, path);
  const remark = comment === undefined ? "" : ` (${escapeHtml(comment)})`;
  return [
    {
      // A tag address stays the same when the page moves: RFC 4151.
      id: `tag:${new URL(address.url).hostname},${added}:${path}/${encodeURIComponent(url || title)}`,
      url: here,
      elsewhere: linkTarget(url).kind === "external" ? target : undefined,
      title,
      html: `<p><a href="${escapeHtml(target)}">${escapeHtml(title)}</a>${remark}</p>`,
      topic,
      ...dated(added),
    },
  ];
};

const topicItems = (topic: Topic, address: SiteAddress) =>
  sectionsOf(topic).flatMap(({ id, blocks }) =>
    blocks.flatMap((block) => {
      if (block.kind !== "links" && block.kind !== "tiles" && block.kind !== "images") return [];
      const place = { path: topic.path, anchor: id, topic: topic.title };
      return block.items.flatMap((item: Added) => itemEntry(item, place, address));
    }),
  );

const projectEntries = ({ content: { engineering }, address }: Source) => {
  const { title = "", sections = [] } = engineering ?? {};
  const anchors = anchorsFor(sections.map(({ name }) => name));
  return sections.flatMap(({ projects }, at) => {
    const place = { path: "/engineering", anchor: anchors[at] as string, topic: title };
    return projects.flatMap((project) => itemEntry(project, place, address));
  });
};

const photoEntries = ({ content: { photography }, address, photos }: Source): Entry[] =>
  (photography?.photos ?? []).flatMap(({ slug, title, alt, comment, added }) => {
    const file = photos.get(slug);
    if (added === undefined || !file) return [];
    const url = absolute(address, photoPath(slug));
    const image = address.url + file.src;
    const shown = `<img src="${image}" alt="${escapeHtml(alt)}" width="${file.width}" height="${file.height}">`;
    const html = `<p>${shown}</p>${paragraphs(comment)}`;
    return [{ id: url, url, title, html, topic: photography?.title ?? galleryPath, image, ...dated(added) }];
  });

/** The latest come first, and topics without a date last. */
export const entriesOf = (source: Source): Entry[] => {
  const { topics } = source.content;
  const all = [
    ...topics.filter(isListed).map((topic) => topicEntry(topic, source)),
    ...topics.flatMap((topic) => topicItems(topic, source.address)),
    ...projectEntries(source),
    ...photoEntries(source),
  ];
  const different = new Map(all.map((entry) => [entry.id, entry])).values();
  return [...different].toSorted((a, b) => (b.published ?? "").localeCompare(a.published ?? "")).slice(0, maxEntries);
};
