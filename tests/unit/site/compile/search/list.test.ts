import { describe, expect, it } from "vitest";
import { flatten } from "../../../../../app/islands/search/flatten.ts";
import { anchorsOf } from "../../../../../site/anchors.ts";
import { entryWith } from "../../../../../site/compile/search/entry.ts";
import { loadContent } from "../../../../../site/load.ts";
import { addressesOf } from "../../../../../site/pages.ts";
import { topicSchema } from "../../../../../site/schema/topic.ts";
import { entriesOf } from "../../../../support/search.ts";

const content = loadContent();
const entries = flatten(await entriesOf(content));
const of = (kind: string) => entries.filter((entry) => entry.kind === kind);
const titles = (kind: string) => of(kind).map(({ title }) => title);

describe("what can be found", () => {
  it("is every page, once", () => {
    const paths = of("page").map(({ url }) => url);
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths).toEqual(expect.arrayContaining(["/", ...content.topics.map(({ path }) => path)]));
    for (const alias of content.topics.flatMap((topic) => addressesOf(topic).slice(1)))
      expect(paths).not.toContain(alias);
  });

  it("is every section by an anchor that its page has", () => {
    const anchors = anchorsOf(content);
    expect(of("section").length).toBeGreaterThan(3);
    for (const { url } of of("section")) {
      const [path = "", anchor = ""] = url.split("#");
      expect(anchors.get(path)?.has(anchor), url).toBe(true);
    }
  });

  it("is every link, thing and photo of the gallery", () => {
    const blocks = content.topics.flatMap((topic) => topic.blocks);
    const links = blocks.flatMap((block) => (block.kind === "links" ? block.items : []));
    const gear = blocks.flatMap((block) => (block.kind === "gear" ? block.groups.flatMap(({ items }) => items) : []));
    expect(titles("link").length).toBeGreaterThanOrEqual(links.length);
    expect(titles("gear").length).toBe(gear.length);
    expect(of("photo").map(({ url }) => url)).toEqual(
      expect.arrayContaining((content.photography?.photos ?? []).map(({ slug }) => expect.stringContaining(slug))),
    );
  });

  it("is every collection, by its words and its photos too", () => {
    const collection = of("page").find(({ title }) => title === "Far and flat");
    expect(collection).toMatchObject({
      url: "/photography/collections/far-and-flat",
      text: "Where the horizon is a ruler.",
      more: "Lake Dunes",
      where: ["Photography"],
    });
  });

  it("is a link to another section of its page, with the page's address", async () => {
    const topic = topicSchema.parse({
      slug: "tea",
      title: "Tea",
      path: "/tea",
      description: "Tea.",
      blocks: [
        { kind: "links", title: "Ways", items: [{ title: "Down", url: "#leaves" }] },
        { kind: "prose", title: "Leaves", text: "Green." },
      ],
    });
    const found = flatten(await entriesOf({ ...content, topics: [topic] }));
    expect(found.find(({ title }) => title === "Down")?.url).toBe("/tea#leaves");
  });

  it("has a photo's camera", () => {
    const photo = of("photo").find(({ url }) => url.startsWith("/photography?"));
    expect(photo?.more).toContain("Plate camera");
  });

  it("is a little even on the smallest site", async () => {
    const site = {
      title: "Bo",
      tagline: "small",
      description: "Small.",
      url: "https://bo.example",
      owner: { name: "Bo" },
    };
    const found = await entriesOf(loadContent({ site, words: {} }));
    expect(found.map(({ kind, title, url }) => [kind, title, url])).toEqual([["page", "Bo", "/"]]);
  });
});

describe("words that are not shown", () => {
  const more = (texts: string[], text?: string) => entryWith(texts, { kind: "page", title: "Sun", text }).more;

  it("are those that somebody looks for, without signs around them", () => {
    expect(more(["A hat is of use in UV, I say; 日本 too"])).toBe("hat use UV say 日本 too");
  });

  it("stand there once, and not if they are shown", () => {
    expect(more(["Good tents", "tents in the sun"], "a good one")).toBe("tents");
    expect(more(["under the sun"], "under it")).toBeUndefined();
  });
});
