import { parseAtomFeed, parseJsonFeed } from "feedsmith";
import { expect } from "vitest";

/** Feeds as programs that follow them read them, and what the formats ask of them. */

const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/;
const address = /^https?:\/\/[^\s]+$/;

const unique = (values: (string | undefined)[]) => expect(new Set(values).size).toBe(values.length);

/** RFC 4287, sections 4.1.1 and 4.1.2. */
export const readAtom = (text: string) => {
  const feed = parseAtomFeed(text);
  const [head = "", ...entries] = text.split("<entry>");
  for (const part of [head, ...entries]) {
    for (const name of ["id", "title", "updated"])
      expect(part.match(new RegExp(`<${name}>`, "g")), name).toHaveLength(1);
  }
  expect(feed.id).toMatch(address);
  expect(feed.updated).toMatch(time);
  expect(feed.authors?.[0]?.name).toBeTruthy();
  expect(feed.links?.filter(({ rel }) => rel === "self")).toHaveLength(1);
  unique((feed.entries ?? []).map(({ id }) => id));
  for (const entry of feed.entries ?? []) {
    expect(entry.id).toMatch(/^(https?:|tag:)\S+$/);
    expect(entry.title?.value).toBeTruthy();
    expect(entry.updated).toMatch(time);
    if (entry.published !== undefined) expect(entry.published).toMatch(time);
    expect(entry.content).toMatchObject({ type: "html", value: expect.stringMatching(/^<p>/) });
    const own = entry.links?.filter(({ rel }) => rel === "alternate") ?? [];
    expect(own).toHaveLength(1);
    for (const link of entry.links ?? []) expect(link.href).toMatch(address);
  }
  return feed;
};

/** https://www.jsonfeed.org/version/1.1/ */
export const readJsonFeed = (text: string) => {
  const given = JSON.parse(text) as { version: string; title: string; items: Record<string, unknown>[] };
  expect(given.version).toBe("https://jsonfeed.org/version/1.1");
  expect(given.title).toBeTruthy();
  const feed = parseJsonFeed(text);
  expect(feed.feed_url).toMatch(address);
  expect(feed.home_page_url).toMatch(address);
  unique((feed.items ?? []).map(({ id }) => id));
  for (const item of given.items) {
    expect(item["id"]).toEqual(expect.any(String));
    expect(item["content_html"] ?? item["content_text"]).toBeTruthy();
    expect(item["date_modified"]).toMatch(time);
    for (const name of ["url", "external_url", "image"]) {
      if (item[name] !== undefined) expect(item[name]).toMatch(address);
    }
  }
  return feed;
};
