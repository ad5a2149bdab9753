import { dirname } from "node:path";
import { type SiteAddress, absolute } from "../addresses/absolute.ts";
import { linkTarget } from "../addresses/link-target.ts";
import { collectionPath, galleryPath, photoPath } from "../addresses/photos.ts";
import { pageChanged } from "../changes.ts";
import { topicFile } from "../files.ts";
import type { History } from "../history.ts";
import { escapeHtml } from "../html.ts";
import type { Content } from "../load.ts";
import { isListed } from "../pages.ts";
import type { Topic } from "../schema/topic.ts";
import { anchorsFor, sectionsOf } from "../sections.ts";

/** An owner wrote down the day on which this came. */
export type Entry = {
  id: string;
  url: string;
  /** News may be about something on another site. */
  elsewhere?: string;
  title: string;
  html: string;
  published?: string;
  updated: string;
  topic?: string;
  image?: string;
};

export type PhotoFile = { src: string; width: number; height: number };

export type News = {
  content: Content;
  address: SiteAddress;
  history: History;
  updated: string;
  photos: ReadonlyMap<string, PhotoFile>;
};

/** A reader that comes by once a month could have missed so many. */
const most = 60;

const timeOf = (date: string) => (date.length === 10 ? `${date}T00:00:00Z` : date);

const paragraphs = (...texts: (string | undefined)[]) =>
  texts.flatMap((text) => (text === undefined ? [] : [`<p>${escapeHtml(text)}</p>`])).join("");

const topicEntry = (topic: Topic, { content, address, history, updated }: News): Entry => {
  const url = absolute(address, topic.path);
  const published = topic.date ?? history.begun(dirname(topicFile(topic.slug)));
  return {
    id: url,
    url,
    title: topic.title,
    html: paragraphs(topic.lede, topic.description),
    ...(published === undefined ? {} : { published: timeOf(published) }),
    updated: timeOf(pageChanged(topic.path, { content, history, updated })),
  };
};

type Added = { title: string; url?: string | undefined; comment?: string | undefined; added?: string | undefined };

/** The name stays, whatever becomes of the page: RFC 4151. */
const nameOf = ({ url }: SiteAddress, added: string, path: string, what: string) =>
  `tag:${new URL(url).hostname},${added}:${path}/${encodeURIComponent(what)}`;

const addedEntry = (item: Added, place: { path: string; anchor: string; topic: string }, address: SiteAddress) => {
  const { title, url = "", comment, added } = item;
  if (added === undefined) return [];
  const here = absolute(address, `${place.path}#${encodeURIComponent(place.anchor)}`);
  const target = url === "" ? here : absolute(address, url, place.path);
  const remark = comment === undefined ? "" : ` (${escapeHtml(comment)})`;
  const entry: Entry = {
    id: nameOf(address, added, place.path, url || title),
    url: here,
    ...(linkTarget(url).kind === "external" ? { elsewhere: target } : {}),
    title,
    html: `<p><a href="${escapeHtml(target)}">${escapeHtml(title)}</a>${remark}</p>`,
    published: timeOf(added),
    updated: timeOf(added),
    topic: place.topic,
  };
  return [entry];
};

const addedIn = (topic: Topic, address: SiteAddress) =>
  sectionsOf(topic).flatMap(({ id, blocks }) =>
    blocks.flatMap((block) => {
      const place = { path: topic.path, anchor: id, topic: topic.title };
      const isDated = block.kind === "links" || block.kind === "tiles" || block.kind === "images";
      return isDated ? block.items.flatMap((item: Added) => addedEntry(item, place, address)) : [];
    }),
  );

const projectEntries = ({ content: { engineering }, address }: News) => {
  const { title = "", sections = [] } = engineering ?? {};
  const anchors = anchorsFor(sections.map(({ name }) => name));
  return sections.flatMap(({ projects }, at) => {
    const place = { path: "/engineering", anchor: anchors[at] as string, topic: title };
    return projects.flatMap((project) => addedEntry(project, place, address));
  });
};

const photoEntries = ({ content: { photography }, address, photos }: News): Entry[] =>
  (photography?.photos ?? []).flatMap(({ slug, title, alt, comment, added }) => {
    const file = photos.get(slug);
    if (added === undefined || !file) return [];
    const url = absolute(address, photoPath(slug));
    const image = address.url + file.src;
    const shown = `<img src="${image}" alt="${escapeHtml(alt)}" width="${file.width}" height="${file.height}">`;
    const times = { published: timeOf(added), updated: timeOf(added) };
    const html = `<p>${shown}</p>${paragraphs(comment)}`;
    return [{ id: url, url, title, html, ...times, topic: photography?.title ?? galleryPath, image }];
  });

const collectionEntries = ({ content: { photography }, address }: News): Entry[] =>
  (photography?.collections ?? []).flatMap(({ slug, title, lede, added }) => {
    if (added === undefined) return [];
    const url = absolute(address, collectionPath(slug));
    const times = { published: timeOf(added), updated: timeOf(added) };
    return [{ id: url, url, title, html: paragraphs(lede), ...times, topic: photography?.title ?? galleryPath }];
  });

const dayOf = ({ published, updated }: Entry) => published ?? updated;

export const entriesOf = (news: News): Entry[] => {
  const { topics } = news.content;
  const all = [
    ...topics.filter(isListed).map((topic) => topicEntry(topic, news)),
    ...topics.flatMap((topic) => addedIn(topic, news.address)),
    ...projectEntries(news),
    ...collectionEntries(news),
    ...photoEntries(news),
  ];
  const byName = new Map(all.toReversed().map((entry) => [entry.id, entry]));
  return all
    .filter((entry) => byName.get(entry.id) === entry)
    .toSorted((a, b) => dayOf(b).localeCompare(dayOf(a)))
    .slice(0, most);
};
