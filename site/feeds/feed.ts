import { generateAtomFeed, generateJsonFeed } from "feedsmith";
import { type SiteAddress, absolute } from "../addresses/absolute.ts";
import { feedFiles } from "../addresses/published.ts";
import { showFrom } from "../compile/blocks.ts";
import { photoSlot } from "../compile/photos.ts";
import { contentFiles } from "../files.ts";
import type { Content } from "../load.ts";
import type { Pipeline } from "../pictures/pipeline.ts";
import type { Site } from "../schema/site.ts";
import { type Entry, entriesOf } from "./entries.ts";

export type Feed = { site: Site; address: SiteAddress; entries: Entry[]; updated: string };

const latest = ({ entries, updated }: Feed) =>
  entries
    .map((entry) => entry.updated)
    .toSorted()
    .at(-1) ?? updated;

export const atomText = (feed: Feed): string => {
  const { site, address, entries } = feed;
  const home = absolute(address, "/");
  return generateAtomFeed({
    xml: { lang: site.lang },
    id: home,
    title: { value: site.title },
    subtitle: { value: site.tagline },
    links: [
      { rel: "self", type: "application/atom+xml", href: absolute(address, feedFiles.atom) },
      { rel: "alternate", href: home },
    ],
    updated: latest(feed),
    authors: [{ name: site.owner.name, uri: absolute(address, site.owner.url ?? "/") }],
    icon: absolute(address, "/favicon.ico"),
    entries: entries.map(({ id, url, elsewhere, title, html, published, updated, topic }) => ({
      id,
      title: { value: title },
      links: [
        { rel: "alternate", type: "text/html", href: url },
        ...(elsewhere === undefined ? [] : [{ rel: "related", href: elsewhere }]),
      ],
      published,
      updated,
      categories: topic === undefined ? undefined : [{ term: topic }],
      content: { type: "html", value: html },
    })),
  });
};

export const jsonFeedText = ({ site, address, entries }: Feed): string => {
  const feed = generateJsonFeed({
    title: site.title,
    description: site.description,
    home_page_url: absolute(address, "/"),
    feed_url: absolute(address, feedFiles.json),
    icon: absolute(address, "/icons/icon-512.png"),
    favicon: absolute(address, "/favicon.ico"),
    language: site.lang,
    authors: [{ name: site.owner.name, url: absolute(address, site.owner.url ?? "/") }],
    items: entries.map(({ id, url, elsewhere, title, html, published, updated, topic, image }) => ({
      id,
      url,
      external_url: elsewhere,
      title,
      content_html: html,
      image,
      date_published: published,
      date_modified: updated,
      tags: topic === undefined ? undefined : [topic],
    })),
  });
  return `${JSON.stringify(feed, null, 2)}\n`;
};

type Options = { content: Content; address: SiteAddress; pipeline: Pipeline; updated: string };

export const feedTexts = async ({ content, address, pipeline, updated }: Options): Promise<Map<string, string>> => {
  const show = showFrom(contentFiles.photography, pipeline.picture);
  const dated = (content.photography?.photos ?? []).filter(({ added }) => added !== undefined);
  const files = dated.map(async (photo) => [photo.slug, (await show(photo, photoSlot, "large")).picture] as const);
  const entries = entriesOf({ content, address, updated, photos: new Map(await Promise.all(files)) });
  const feed = { site: content.site, address, entries, updated };
  return new Map([
    [feedFiles.atom, atomText(feed)],
    [feedFiles.json, jsonFeedText(feed)],
  ]);
};
