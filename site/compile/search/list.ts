import { contentFiles } from "../../files.ts";
import type { Content } from "../../load.ts";
import { isListed } from "../../pages.ts";
import { anchorsFor } from "../../sections.ts";
import { type Entry, type Look, linkEntry, pageEntry } from "./entry.ts";
import { photographyEntries } from "./photography.ts";
import { topicEntry } from "./topic.ts";

const homeEntry = async (content: Content, { thumbnail }: Look): Promise<Entry> => {
  const { site, social } = content;
  const { title, tagline, description, cover, referral, store } = site;
  const picture = cover && (await thumbnail(contentFiles.site, cover.imgUrl));
  const links = [...social, ...[referral, store].flatMap((link) => link ?? [])];
  // A page of the site is found as such.
  const inside = links.filter(({ url }) => !url.startsWith("/")).map(linkEntry);
  return pageEntry(content, { title, url: "/", text: tagline, picture, inside }, [description]);
};

const engineeringEntries = async (content: Content, { thumbnail }: Look): Promise<Entry[]> => {
  if (!content.engineering) return [];
  const { title, description, lede = description, masthead, sections } = content.engineering;
  const pictureOf = (shown: { imgUrl: string }) => thumbnail(contentFiles.engineering, shown.imgUrl);
  const anchors = anchorsFor(sections.map(({ name }) => name));
  const inside = sections.map(async ({ name, intro, projects }, index): Promise<Entry> => {
    const entries = projects.map(async (project): Promise<Entry> => {
      return { ...linkEntry(project), kind: "project", picture: await pictureOf(project) };
    });
    const url = `#${anchors[index]}`;
    return { kind: "section", title: name, text: intro, url, inside: await Promise.all(entries) };
  });
  const page = {
    title,
    url: "/engineering",
    text: lede,
    topic: Object.hasOwn(content.theme.hues, "engineering") ? "engineering" : undefined,
    picture: masthead && (await pictureOf(masthead)),
    inside: await Promise.all(inside),
  };
  return [pageEntry(content, page, [description])];
};

const otherPages = (content: Content): Entry[] => {
  const { topics, contact } = content;
  const { title, description, lede = description } = content.site.blog;
  return [
    ...(topics.some(isListed) ? [pageEntry(content, { title, url: "/blog", text: lede })] : []),
    ...(contact ? [pageEntry(content, { title: contact.title, url: "/contact", text: contact.intro })] : []),
  ];
};

/** All that the search finds, page by page. */
export const searchEntries = async (content: Content, look: Look): Promise<Entry[]> => [
  await homeEntry(content, look),
  ...(await engineeringEntries(content, look)),
  ...(await photographyEntries(content, look)),
  ...otherPages(content),
  ...(await Promise.all(content.topics.map((topic) => topicEntry(content, topic, look)))),
];
