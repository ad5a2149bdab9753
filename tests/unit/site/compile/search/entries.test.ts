import { brotliCompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import type { Draft } from "../../../../../site/compile/search/draft.ts";
import { kinds } from "../../../../../site/compile/search/entry.ts";
import { entryFiles } from "../../../../../site/compile/search/entry-files.ts";
import { pack } from "../../../../../site/compile/search/packed.ts";
import { unpack } from "../../../../../app/features/search/unpack.ts";
import { anchorsOf } from "../../../../../site/anchors.ts";
import { loadContent } from "../../../../../site/load.ts";
import { addressesOf } from "../../../../../site/pages.ts";
import { topicOf, usualSize } from "../../../../../scripts/lib/large/content.ts";
import { topicSchema } from "../../../../../site/schema/topic.ts";
import { draftsOf } from "../../../../support/search.ts";

const content = loadContent();
const drafts = await draftsOf(content);
const of = (kind: string) => drafts.filter((draft) => draft.kind === kind);
const titles = (kind: string) => of(kind).map(({ title }) => title);

it("leaves out words that nobody looks for and signs around words, and keeps short ones that somebody looks for", () => {
  const draft: Draft = { kind: "page", title: "Sun", url: "/sun", more: ["A hat is of use in UV, I say; 日本 too"] };
  expect(entryFiles([draft])[0]?.entries[0]?.more).toBe("hat use UV say 日本 too");
});

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
    for (const { url = "", in: page } of of("section")) {
      expect(anchors.get(page?.url ?? "")?.has(url.slice(1)), `${page?.url}${url}`).toBe(true);
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
      more: ["Lake", "Dunes"],
      in: { title: "Photography" },
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
    const found = await draftsOf({ ...content, topics: [topic] });
    expect(found.find(({ title }) => title === "Down")?.url).toBe("/tea#leaves");
  });

  it("has a photo's alt text and camera", () => {
    const photo = of("photo").find(({ url }) => url?.startsWith("/photography"));
    expect(photo?.more?.join(" ")).toContain("Plate camera No. 5");
  });

  it("is a little even on the smallest site", async () => {
    const site = {
      title: "Bo",
      tagline: "small",
      description: "Small.",
      url: "https://bo.example",
      owner: { name: "Bo" },
    };
    const found = await draftsOf(loadContent({ site }));
    expect(found.map(({ kind, title, url }) => [kind, title, url])).toEqual([["page", "Bo", "/"]]);
  });
});

describe("the files of the list", () => {
  const page: Draft = { kind: "page", title: "Camp", name: "camp", url: "/camp" };
  const link: Draft = { kind: "link", title: "Shop", text: "a good one", more: ["Good tents", "tents"], in: page };

  it("are one, sorted by kind, in which each entry names the place of what it lies in", () => {
    expect(entryFiles([link, page])).toEqual([
      {
        first: 0,
        entries: [
          { kind: "page", title: "Camp", url: "/camp" },
          { kind: "link", title: "Shop", text: "a good one", more: "tents", in: 0 },
        ],
      },
    ]);
  });

  it("are several when there is much, and the first has the pages", () => {
    const files = entryFiles([link, page], 1);
    expect(files.map(({ first, entries }) => [first, entries.map(({ kind }) => kind)])).toEqual([
      [0, ["page"]],
      [1, ["link"]],
    ]);
  });

  it("of a large site are each within 45 KB on their way, and hold everything once", async () => {
    const size = { ...usualSize, photos: 0 };
    const topics = Array.from({ length: size.topics }, (_, index) => topicSchema.parse(topicOf(index, size)));
    const many = await draftsOf({ ...content, topics });
    const files = entryFiles(many);
    expect(files.length).toBeGreaterThan(1);
    for (const file of files) expect(brotliCompressSync(JSON.stringify(pack(file))).length).toBeLessThanOrEqual(45_000);
    expect(files.map(({ first }) => first)).toEqual(
      files.map((_, index) => files.slice(0, index).reduce((sum, { entries }) => sum + entries.length, 0)),
    );
    expect(files.flatMap(({ entries }) => entries)).toHaveLength(many.length);
    const kindsOf = (at: number) => new Set(files[at]?.entries.map(({ kind }) => kind));
    expect([kindsOf(0).has("page"), kindsOf(1).has("page")]).toEqual([true, false]);
  });

  it("are the same when they have been packed for their way", () => {
    const files = entryFiles(drafts, 5000);
    expect(files.length).toBeGreaterThan(1);
    expect(files.map((file) => unpack(JSON.parse(JSON.stringify(pack(file)))))).toEqual(files);
  });

  it("hold everything, in the order of the kinds", () => {
    const [file] = entryFiles(drafts);
    const order = file?.entries.map(({ kind }) => kinds.indexOf(kind)) ?? [];
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(order.length).toBe(drafts.length);
  });
});
