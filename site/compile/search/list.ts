import { contentFiles } from "../../files.ts";
import type { Content } from "../../load.ts";
import { isListed } from "../../pages.ts";
import { anchorsFor } from "../../sections.ts";
import { type NestedEntry, type Entry, type Pictures, flatten, linkEntry, pageEntry } from "./entry.ts";
import { photographyEntries } from "./photography.ts";
import { topicEntry } from "./topic.ts";

const homeEntry = async (content: Content, { thumbnail }: Pictures): Promise<NestedEntry> => {
  const { site, social } = content;
  const { title, tagline, description, cover, referral, store } = site;
  const picture = cover && (await thumbnail(contentFiles.site, cover.imgUrl));
  const links = [...social, ...[referral, store].flatMap((link) => link ?? [])];
  // Internal pages have their own entries.
  const inside = links.filter(({ url }) => !url.startsWith("/")).map(linkEntry);
  return pageEntry(content, { title, url: "/", text: tagline, more: description, picture, inside });
};

const engineeringEntries = async (content: Content, { thumbnail }: Pictures): Promise<NestedEntry[]> => {
  if (!content.engineering) return [];
  const { title, description, lede = description, masthead, sections } = content.engineering;
  const pictureOf = (shown: { imgUrl: string }) => thumbnail(contentFiles.engineering, shown.imgUrl);
  const anchors = anchorsFor(sections.map(({ name }) => name));
  const inside = sections.map(async ({ name, intro, projects }, index): Promise<NestedEntry> => {
    const entries = projects.map(async (project): Promise<NestedEntry> => {
      return { ...linkEntry(project), kind: "project", picture: await pictureOf(project) };
    });
    return {
      kind: "section",
      title: name,
      text: intro,
      url: `#${anchors[index]}`,
      inside: await Promise.all(entries),
    };
  });
  return [
    pageEntry(content, {
      title,
      url: "/engineering",
      text: lede,
      more: description,
      topic: Object.hasOwn(content.theme.hues, "engineering") ? "engineering" : undefined,
      picture: masthead && (await pictureOf(masthead)),
      inside: await Promise.all(inside),
    }),
  ];
};

const otherPages = (content: Content): NestedEntry[] => {
  const { topics, contact } = content;
  const { title, description, lede = description } = content.site.blog;
  return [
    ...(topics.some(isListed) ? [pageEntry(content, { title, url: "/blog", text: lede })] : []),
    ...(contact ? [pageEntry(content, { title: contact.title, url: "/contact", text: contact.intro })] : []),
  ];
};

/** All search entries, page by page. */
export const searchEntries = async (content: Content, pictures: Pictures): Promise<Entry[]> =>
  flatten([
    await homeEntry(content, pictures),
    ...(await engineeringEntries(content, pictures)),
    ...(await photographyEntries(content, pictures)),
    ...otherPages(content),
    ...(await Promise.all(content.topics.map((topic) => topicEntry(content, topic, pictures)))),
  ]);
