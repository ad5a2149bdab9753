import { dirname, join } from "node:path";
import { collectionPath, galleryPath, viewerPath } from "../../addresses/photos.ts";
import { contentFiles } from "../../files.ts";
import type { Content } from "../../load.ts";
import { isListed } from "../../pages.ts";
import type { PhotoInfo } from "../../pictures/types.ts";
import type { Photography } from "../../schema/site.ts";
import { anchorsFor } from "../../sections.ts";
import { coverOf, photosOf } from "../collection.ts";
import { factsOf } from "../photos.ts";
import { speechOf } from "../speech.ts";
import { type Draft, type Thumbnail, withText, withUrl, wordsOfPath } from "./draft.ts";
import { plainLine } from "./plain.ts";
import { topicDrafts } from "./topic-drafts.ts";

export type Look = {
  thumbnail: Thumbnail;
  photoInfo: (path: string) => Promise<PhotoInfo>;
};

type MainPage = {
  title: string;
  url: string;
  text?: string | undefined;
  topic?: string | undefined;
  more?: string[];
};

/** A page is found by its title and by the name that it has in the bar. */
const mainPage = ({ site }: Content, { title, url, text, topic, more = [] }: MainPage): Draft => ({
  kind: "page",
  title,
  url,
  ...withText(text),
  name: site.nav.find((item) => item.url === url)?.title ?? wordsOfPath(url),
  more: [wordsOfPath(url), ...more],
  ...(topic === undefined ? {} : { topic }),
});

type CommentLink = { title: string; url: string; comment?: string | undefined };

const linkDraft = ({ title, url, comment }: CommentLink, outer: Draft): Draft => ({
  kind: "link",
  title,
  url,
  ...withText(comment),
  in: outer,
});

const homeDrafts = async (content: Content, { thumbnail }: Look): Promise<Draft[]> => {
  const { site, social } = content;
  const home = mainPage(content, { title: site.title, url: "/", text: site.tagline, more: [site.description] });
  if (site.cover) home.picture = await thumbnail(contentFiles.site, site.cover.imgUrl);
  const links: CommentLink[] = [...social];
  if (site.referral) links.push(site.referral);
  if (site.store) links.push(site.store);
  return [
    home,
    ...links
      // A page of the site is found as such.
      .filter(({ url }) => !url.startsWith("/"))
      .map((link) => linkDraft(link, home)),
  ];
};

const engineeringDrafts = async (content: Content, { thumbnail }: Look): Promise<Draft[]> => {
  const { engineering } = content;
  if (!engineering) return [];
  const { title, description, lede, masthead } = engineering;
  const file = contentFiles.engineering;
  const page = mainPage(content, {
    title,
    url: "/engineering",
    text: lede ?? description,
    topic: Object.hasOwn(content.theme.hues, "engineering") ? "engineering" : undefined,
    more: [description],
  });
  if (masthead) page.picture = await thumbnail(file, masthead.imgUrl);
  const drafts = [page];
  const anchors = anchorsFor(engineering.sections.map(({ name }) => name)).values();
  for (const { name, intro, projects } of engineering.sections) {
    const anchor = `#${anchors.next().value}`;
    const section: Draft = { kind: "section", title: name, ...withText(intro), url: anchor, in: page };
    drafts.push(section);
    for (const { title: own, comment, url, imgUrl } of projects) {
      const picture = await thumbnail(file, imgUrl);
      drafts.push({ kind: "project", title: own, text: comment, ...withUrl(url), picture, in: section });
    }
  }
  return drafts;
};

const skyDraft = ({ title, intro, places }: NonNullable<Photography["sky"]>, page: Draft): Draft => ({
  kind: "section",
  title,
  ...withText(intro && plainLine(intro)),
  url: "#sky",
  more: places.map((place) => place.title),
  in: page,
});

/** Its photos are found in the gallery; their titles find the collection too. */
const collectionDrafts = (photography: Photography, page: Draft, thumbnail: Look["thumbnail"]): Promise<Draft[]> =>
  Promise.all(
    photography.collections.map(async (collection): Promise<Draft> => {
      const cover = coverOf(photography, collection);
      return {
        kind: "page",
        title: collection.title,
        text: collection.lede,
        url: collectionPath(collection.slug),
        name: wordsOfPath(collection.slug),
        more: photosOf(photography, collection).map(({ title }) => title),
        ...(cover ? { picture: await thumbnail(contentFiles.photography, cover.imgUrl) } : {}),
        in: page,
      };
    }),
  );

const photographyDrafts = async (content: Content, { thumbnail, photoInfo }: Look): Promise<Draft[]> => {
  const { photography, words } = content;
  if (!photography) return [];
  const { title, description, lede, masthead, prints, albums, photos, sky } = photography;
  const file = contentFiles.photography;
  const page = mainPage(content, { title, url: galleryPath, text: lede ?? description, more: [description] });
  if (masthead) page.picture = await thumbnail(file, masthead.imgUrl);
  const part = (id: "prints" | "albums" | "gallery"): Draft => ({
    kind: "section",
    title: words.photography[id],
    url: `#${id}`,
    in: page,
  });
  const [printed, collected, gallery] = [part("prints"), part("albums"), part("gallery")];
  const album = async ({ title: own, comment, intro = "", poster }: (typeof albums)[number]): Promise<Draft> => ({
    kind: "photo",
    title: own,
    text: comment,
    more: [intro, poster.alt],
    picture: await thumbnail(file, poster.imgUrl),
    in: collected,
  });
  const photo = async ({ slug, title: own, comment, alt, imgUrl }: (typeof photos)[number]): Promise<Draft> => {
    const info = await photoInfo(join(dirname(file), imgUrl));
    const facts = factsOf(info, { width: 0, height: 0 }, speechOf(content)).slice(0, -1);
    return {
      kind: "photo",
      title: own,
      text: comment ?? alt,
      url: viewerPath(slug),
      more: [alt, ...facts.map(({ value }) => value)],
      picture: await thumbnail(file, imgUrl),
      in: gallery,
    };
  };
  return [
    page,
    ...(prints.length > 0 ? [printed] : []),
    ...prints.map((print) => linkDraft(print, printed)),
    ...(albums.length > 0 ? [collected, ...(await Promise.all(albums.map(album)))] : []),
    ...(await collectionDrafts(photography, page, thumbnail)),
    ...(photos.length > 0 ? [gallery, ...(await Promise.all(photos.map(photo)))] : []),
    ...(sky ? [skyDraft(sky, page)] : []),
  ];
};

const otherPages = (content: Content): Draft[] => {
  const { site, contact, topics } = content;
  return [
    ...(topics.some(isListed)
      ? [mainPage(content, { ...site.blog, url: "/blog", text: site.blog.lede ?? site.blog.description })]
      : []),
    ...(contact ? [mainPage(content, { title: contact.title, url: "/contact", text: contact.intro })] : []),
  ];
};

export const searchDrafts = async (content: Content, look: Look): Promise<Draft[]> => [
  ...(await homeDrafts(content, look)),
  ...(await engineeringDrafts(content, look)),
  ...(await photographyDrafts(content, look)),
  ...otherPages(content),
  ...(await Promise.all(content.topics.map((topic) => topicDrafts(topic, look.thumbnail)))).flat(),
];
