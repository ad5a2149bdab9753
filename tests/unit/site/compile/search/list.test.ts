import { describe, expect, it } from "vitest";
import { anchorsOf } from "../../../../../site/sections.ts";
import { flatten } from "../../../../../site/compile/search/entry.ts";
import { addressesOf } from "../../../../../site/pages.ts";
import { topicSchema } from "../../../../../site/schema/topic.ts";
import { searchEntries } from "../../../../../site/compile/search/list.ts";
import { applyTypography } from "../../../../../site/compile/typography.ts";
import { type Content, loadContent } from "../../../../../site/load.ts";

const entriesOf = (content: Content) =>
  searchEntries(applyTypography(content), {
    thumbnail: async (file, imgUrl) => `${file} ${imgUrl}`,
    photoInfo: async () => ({ camera: "Plate camera No. 5" }),
  });

const content = loadContent();
const entries = await entriesOf(content);
const of = (kind: string) => entries.filter((entry) => entry.kind === kind);
const titles = (kind: string) => of(kind).map(({ title }) => title);

describe("the search entries", () => {
  it("include every page, once", () => {
    const paths = of("page").map(({ url }) => url);
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths).toEqual(expect.arrayContaining(["/", ...content.topics.map(({ path }) => path)]));
    for (const alias of content.topics.flatMap((topic) => addressesOf(topic).slice(1)))
      expect(paths).not.toContain(alias);
  });

  it("include every section with an existing anchor", () => {
    const anchors = anchorsOf(content);
    expect(of("section").length).toBeGreaterThan(3);
    for (const { url } of of("section")) {
      const [path = "", anchor = ""] = url.split("#");
      expect(anchors.get(path)?.has(anchor), url).toBe(true);
    }
  });

  it("include every link, gear item and photo of the gallery", () => {
    const blocks = content.topics.flatMap((topic) => topic.blocks);
    const links = blocks.flatMap((block) => (block.kind === "links" ? block.items : []));
    const gear = blocks.flatMap((block) => (block.kind === "gear" ? block.groups.flatMap(({ items }) => items) : []));
    expect(titles("link").length).toBeGreaterThanOrEqual(links.length);
    expect(titles("gear").length).toBe(gear.length);
    expect(of("photo").map(({ url }) => url)).toEqual(
      expect.arrayContaining((content.photography?.photos ?? []).map(({ slug }) => expect.stringContaining(slug))),
    );
  });

  it("include every collection, with its texts and its photos", () => {
    const collection = of("page").find(({ title }) => title === "Far and flat");
    expect(collection).toMatchObject({
      url: "/photography/collections/far-and-flat",
      text: "Where the horizon is a ruler.",
      more: "Lake Dunes",
      where: ["Photography"],
    });
  });

  it("include a link to another section of its page, with the page's path", async () => {
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
    const found = await entriesOf({ ...content, topics: [topic] });
    expect(found.find(({ title }) => title === "Down")?.url).toBe("/tea#leaves");
  });

  it("include a photo's camera", () => {
    const photo = of("photo").find(({ url }) => url.startsWith("/photography?"));
    expect(photo?.more).toContain("Plate camera");
  });

  it("work for the smallest site", async () => {
    const { referral: _referral, store: _store, ...site } = content.site;
    const found = await entriesOf({
      ...content,
      site,
      social: [],
      topics: [],
      engineering: undefined,
      photography: undefined,
      contact: undefined,
    });
    expect(found.map(({ kind, title, url }) => [kind, title, url])).toEqual([["page", "Whole", "/"]]);
  });
});

describe("a nested entry", () => {
  it("inherits page, hue, picture and title, unless it has its own", () => {
    const link = { kind: "link", title: "Shop", url: "https://shop.example" } as const;
    const down = { kind: "link", title: "Down", url: "#photos", picture: "/lake.webp" } as const;
    const gear = {
      kind: "section",
      title: "Gear",
      url: "#gear",
      inside: [{ kind: "gear", title: "Tent" }, link, down],
    } as const;
    const shared = { topic: "camp", picture: "/camp.webp" };
    const found = flatten([
      { kind: "page", title: "Camping", url: "/camp", ...shared, inside: [{ ...gear, inside: [...gear.inside] }] },
    ]);
    const where = ["Camping", "Gear"];
    expect(found).toEqual([
      { kind: "page", title: "Camping", url: "/camp", ...shared, where: [] },
      { kind: "section", title: "Gear", url: "/camp#gear", ...shared, where: ["Camping"] },
      { kind: "gear", title: "Tent", url: "/camp#gear", ...shared, where },
      { kind: "link", title: "Shop", url: "https://shop.example", ...shared, where },
      { kind: "link", title: "Down", url: "/camp#photos", topic: "camp", picture: "/lake.webp", where },
    ]);
  });
});
