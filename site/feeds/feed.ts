import { type SiteAddress, absolute } from "../addresses/absolute.ts";
import { feedFiles } from "../addresses/published.ts";
import { escapeHtml } from "../html.ts";
import type { Site } from "../schema/site.ts";
import type { Entry } from "./entries.ts";

export type Feed = { site: Site; address: SiteAddress; entries: Entry[]; updated: string };

const latest = ({ entries, updated }: Feed) =>
  entries
    .map((entry) => entry.updated)
    .toSorted()
    .at(-1) ?? updated;

const element = (name: string, text: string | undefined, attributes = "") =>
  text === undefined ? "" : `<${name}${attributes}>${escapeHtml(text)}</${name}>`;

const link = (rel: string, href: string, type = "") =>
  `<link rel="${rel}"${type && ` type="${type}"`} href="${escapeHtml(href)}"/>`;

const atomEntry = (entry: Entry) =>
  [
    "<entry>",
    element("id", entry.id),
    element("title", entry.title),
    link("alternate", entry.url, "text/html"),
    entry.elsewhere === undefined ? "" : link("related", entry.elsewhere),
    element("published", entry.published),
    element("updated", entry.updated),
    entry.topic === undefined ? "" : `<category term="${escapeHtml(entry.topic)}"/>`,
    element("content", entry.html, ' type="html"'),
    "</entry>",
  ]
    .filter((line) => line !== "")
    .join("\n");

/** RFC 4287 defines the format. */
export const atomText = (feed: Feed): string => {
  const { site, address, entries } = feed;
  const home = absolute(address, "/");
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeHtml(site.lang)}">`,
    element("id", home),
    element("title", site.title),
    element("subtitle", site.tagline),
    link("self", absolute(address, feedFiles.atom), "application/atom+xml"),
    link("alternate", home, "text/html"),
    element("updated", latest(feed)),
    `<author>${element("name", site.owner.name)}${element("uri", absolute(address, site.owner.url ?? "/"))}</author>`,
    element("icon", absolute(address, "/favicon.ico")),
    ...entries.map(atomEntry),
    "</feed>\n",
  ].join("\n");
};

/** https://www.jsonfeed.org/version/1.1/ defines the format. */
export const jsonFeedText = ({ site, address, entries }: Feed): string => {
  const feed = {
    version: "https://jsonfeed.org/version/1.1",
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
  };
  return `${JSON.stringify(feed, null, 2)}\n`;
};
