import { describe, expect, it } from "vitest";
import { entriesOf } from "../../../../site/feeds/entries.ts";
import { atomText, jsonFeedText } from "../../../../site/feeds/feed.ts";
import { topicFile } from "../../../../site/files.ts";
import { historyOf } from "../../../../site/history.ts";
import { type Content, loadContent } from "../../../../site/load.ts";
import { readAtom, readJsonFeed } from "../../../support/feeds.ts";

const content = loadContent();
const address = { url: content.site.url, basePath: "/sub/" };
const updated = "2026-12-24T18:00:00Z";
const photos = new Map([["badlands", { src: "/sub/assets/pictures/badlands.jpg", width: 300, height: 200 }]]);
const history = historyOf([
  { date: "2026-11-01T10:00:00Z", files: [topicFile("drones")] },
  { date: "2026-01-01T10:00:00Z", files: [topicFile("drones"), topicFile("camp")] },
]);

const entriesWith = (change: Partial<Content> = {}, past = history) =>
  entriesOf({ content: { ...content, ...change }, address, history: past, updated, photos });
const entries = entriesWith();
const named = (title: string) => entries.find((entry) => entry.title === title);

describe("the news of the site", () => {
  it("are the topics of the blog, and what came on a day that its owner wrote down; the latest first", () => {
    const dated = entries.filter(({ published }) => published !== undefined).map(({ title }) => title);
    expect(dated).toEqual(["Far and flat", "Badlands", "A forum", "First", "A bridge", "3D art", "Camping", "Drones"]);
    expect(entries.map(({ title }) => title)).not.toContain("Colophon");
    expect(entries).toHaveLength(5 + content.topics.filter(({ tile }) => tile).length);
  });

  it("date a topic by its own day, then by its history, and say when it was last changed", () => {
    expect(named("3D art")?.published).toBe("2026-06-15T00:00:00Z");
    expect(named("Drones")).toMatchObject({ published: "2026-01-01T10:00:00Z", updated: "2026-11-01T10:00:00Z" });
    expect(named("Fitness")).toMatchObject({ updated });
    expect(named("Fitness")?.published).toBeUndefined();
  });

  it("tell of a link with its remark, where it leads, and where it stands", () => {
    expect(named("A forum")).toEqual({
      id: "tag:whole.example,2026-11-03:/drones/https%3A%2F%2Fforum.example%2F",
      url: "https://whole.example/sub/drones#references",
      elsewhere: "https://forum.example/",
      title: "A forum",
      html: '<p><a href="https://forum.example/">A forum</a> (friendly)</p>',
      published: "2026-11-03T00:00:00Z",
      updated: "2026-11-03T00:00:00Z",
      topic: "Drones",
    });
  });

  it("show a photo, and lead to its page", () => {
    expect(named("Badlands")).toMatchObject({
      url: "https://whole.example/sub/photography/badlands",
      image: "https://whole.example/sub/assets/pictures/badlands.jpg",
    });
    expect(named("Badlands")?.html).toMatch(/^<p><img src="https:.* width="300" height="200"><\/p><p>Made before/);
  });

  it("tell of a collection with its words", () => {
    expect(named("Far and flat")).toMatchObject({
      url: "https://whole.example/sub/photography/collections/far-and-flat",
      html: "<p>Where the horizon is a ruler.</p>",
      topic: "Photography",
    });
  });

  it("are none for an owner who has nothing to tell", () => {
    expect(entriesWith({ topics: [], engineering: undefined, photography: undefined } as never)).toEqual([]);
  });

  it("escape what would be read as markup", () => {
    const camp = content.topics.find(({ slug }) => slug === "camp");
    const topics = [{ ...(camp as (typeof content.topics)[number]), title: "<b> & co", lede: "a < b" }];
    const entry = entriesWith({ topics }).find(({ title }) => title === "<b> & co");
    expect(entry?.html).toContain("a &lt; b");
    const site = { site: content.site, address, entries: entry ? [entry] : [], updated };
    expect(readAtom(atomText(site)).entries?.[0]?.title?.value).toBe("<b> & co");
    expect(readJsonFeed(jsonFeedText(site)).items?.[0]?.title).toBe("<b> & co");
  });
});

describe.each([
  ["with news", entries],
  ["without any", []],
])("a feed %s", (_name, some) => {
  const feed = { site: content.site, address, entries: some, updated };

  it("is an Atom feed as programs read it", () => {
    const read = readAtom(atomText(feed));
    expect(read.title?.value).toBe(content.site.title);
    expect(read.entries ?? []).toHaveLength(some.length);
    expect(read.updated).toBe(
      some
        .map((entry) => entry.updated)
        .toSorted()
        .at(-1) ?? updated,
    );
    expect(read.links?.find(({ rel }) => rel === "self")?.href).toBe("https://whole.example/sub/feed.xml");
  });

  it("is a JSON Feed with the same news", () => {
    const read = readJsonFeed(jsonFeedText(feed));
    expect(read.feed_url).toBe("https://whole.example/sub/feed.json");
    expect(read.items?.map(({ id, url, title, content_html: html }) => [id, url, title, html]) ?? []).toEqual(
      (readAtom(atomText(feed)).entries ?? []).map(({ id, links, title, content: body }) => [
        id,
        links?.find(({ rel }) => rel === "alternate")?.href,
        title?.value,
        body?.value,
      ]),
    );
  });
});
