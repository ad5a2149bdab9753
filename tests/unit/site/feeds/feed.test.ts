import { parseAtomFeed } from "feedsmith";
import { describe, expect, it } from "vitest";
import { entriesOf } from "../../../../site/feeds/entries.ts";
import { atomText, jsonFeedText } from "../../../../site/feeds/feed.ts";
import { type Content, loadContent } from "../../../../site/load.ts";

const content = loadContent();
const address = { url: "https://whole.example", basePath: "/sub/" };
const updated = "2026-12-24T18:00:00Z";
const photos = new Map([["badlands", { src: "/sub/assets/pictures/badlands.jpg", width: 300, height: 200 }]]);

const entriesWith = (change: Partial<Content> = {}) =>
  entriesOf({ content: { ...content, ...change }, address, updated, photos });
const entries = entriesWith();
const entryOf = (title: string) => entries.find((entry) => entry.title === title);
const feed = { site: content.site, address, entries, updated };

describe("feed entries", () => {
  it("start with dated ones, latest first, then topics without a date", () => {
    expect(entries.map(({ title, published, updated: changed }) => [title, published?.slice(0, 10), changed])).toEqual([
      ["Badlands", "2026-11-04", "2026-11-04T00:00:00Z"],
      ["A forum", "2026-11-03", "2026-11-03T00:00:00Z"],
      ["First", "2026-10-02", "2026-10-02T00:00:00Z"],
      ["A bridge", "2026-10-01", "2026-10-01T00:00:00Z"],
      ["3D art", "2026-06-15", "2026-06-15T00:00:00Z"],
      ...content.topics.filter(({ tile, date }) => tile && !date).map(({ title }) => [title, undefined, updated]),
    ]);
    expect(entriesWith({ topics: [], engineering: undefined, photography: undefined } as never)).toEqual([]);
  });

  it("link to the section and the target of a dated item, and keep their id", () => {
    expect(entryOf("A forum")).toMatchObject({
      id: "tag:whole.example,2026-11-03:/drones/https%3A%2F%2Fforum.example%2F",
      url: "https://whole.example/sub/drones#references",
      elsewhere: "https://forum.example/",
      html: '<p><a href="https://forum.example/">A forum</a> (friendly)</p>',
      topic: "Drones",
    });
  });

  it("show a photo", () => {
    expect(entryOf("Badlands")).toMatchObject({
      url: "https://whole.example/sub/photography/badlands",
      image: "https://whole.example/sub/assets/pictures/badlands.jpg",
      html: expect.stringMatching(/^<p><img src="https:.* width="300" height="200"><\/p><p>Made before/),
    });
  });
});

describe("feeds", () => {
  it("have the same entries in Atom and JSON", () => {
    const atom = parseAtomFeed(atomText(feed));
    expect(atom).toMatchObject({ id: "https://whole.example/sub/", updated: "2026-12-24T18:00:00.000Z" });
    expect(atom.links?.[0]).toMatchObject({ rel: "self", href: "https://whole.example/sub/feed.xml" });
    const json = JSON.parse(jsonFeedText(feed)) as { items: { id: string; content_html: string }[] };
    expect(json.items.map(({ id, content_html: html }) => [id, html])).toEqual(
      atom.entries?.map(({ id, content: body }) => [id, body?.value]),
    );
  });

  it("escape markup in titles and text", () => {
    const [topic] = content.topics;
    const [entry] = entriesWith({ topics: [{ ...topic, title: "<b> & co", lede: "a < b" } as never] }).slice(-1);
    expect(entry?.html).toContain("a &lt; b");
    const atom = parseAtomFeed(atomText({ ...feed, entries: [entry as never] }));
    expect(atom.entries?.[0]).toMatchObject({ title: { value: "<b> & co" }, content: { value: entry?.html } });
  });
});
