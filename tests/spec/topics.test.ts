import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Block } from "../../site/schema/blocks.ts";
import { topics } from "../support/sample.ts";
import { addressesOf, picturesOf, textsOf, wordCount } from "./texts.ts";

const bySlug = topics.map((topic) => [topic.slug, topic] as const);

const topicOf = (slug: string) => {
  const topic = topics.find((candidate) => candidate.slug === slug);
  if (!topic) throw new Error(`no topic ${slug}`);
  return topic;
};

type Kind = Block["kind"];
const blocksOf = <K extends Kind>(slug: string, kind: K) =>
  topicOf(slug).blocks.filter((block): block is Extract<Block, { kind: K }> => block.kind === kind);
const gearCount = (slug: string) =>
  blocksOf(slug, "gear").flatMap(({ groups }) => groups.flatMap(({ items }) => items)).length;

describe("the thirteen topics", () => {
  it("stand in the order of the blog index, with the addresses of the specification", () => {
    expect(topics.map(({ slug, path, tilePath }) => [slug, path, tilePath])).toEqual([
      ["food", "/food", "/blog/food"],
      ["fitness", "/fitness", "/blog/fitness"],
      ["finance", "/blog/finance", "/blog/finance"],
      ["snowboarding", "/snowboarding", "/blog/snowboarding"],
      ["camp", "/camp", "/blog/camp"],
      ["house", "/blog/house", "/blog/house"],
      ["games", "/blog/games", "/blog/games"],
      ["ppg", "/ppg", "/blog/ppg"],
      ["drones", "/drones", "/blog/drone"],
      ["3d-art", "/blog/3d-art", "/blog/3d-art"],
      ["3d-printing", "/blog/3d-printing", "/blog/3d-printing"],
      ["linux-setup", "/blog/linux-setup", "/blog/linux-setup"],
      [
        "honda-ridgeline-tonneau-install",
        "/blog/honda-ridgeline-tonneau-install",
        "/blog/honda-ridgeline-tonneau-install",
      ],
    ]);
  });

  it("have one alias: /3d shows 3D art", () => {
    expect(topics.flatMap(({ slug, aliases }) => aliases.map((alias) => [alias, slug]))).toEqual([["/3d", "3d-art"]]);
  });

  it("have one background class: paragliding's", () => {
    expect(topics.filter(({ backgroundClass }) => backgroundClass).map(({ slug }) => slug)).toEqual(["ppg"]);
  });

  it.each(bySlug)("%s shows every picture once, each there and described", (slug, topic) => {
    const pictures = picturesOf(topic.blocks);
    expect(new Set(pictures.map(({ imgUrl }) => imgUrl)).size).toBe(pictures.length);
    for (const { imgUrl, alt } of picturesOf(topic)) {
      expect(existsSync(join("content/topics", slug, imgUrl)), imgUrl).toBe(true);
      expect(alt, imgUrl).toMatch(/^[\p{Lu}\p{N}“].{12,}/u);
    }
  });

  it.each(bySlug)("%s tells its pictures apart by their alt texts", (_slug, topic) => {
    const alts = picturesOf(topic.blocks).map(({ alt }) => alt);
    expect(new Set(alts).size).toBe(alts.length);
  });

  it.each(bySlug)("%s has no leftovers of writing in it", (_slug, topic) => {
    const text = textsOf(topic).map(({ value }) => value);
    expect(text.filter((line) => /lorem|ipsum|\bTODO\b|\bTBD\b|\bXXX\b|placeholder/i.test(line))).toEqual([]);
  });

  it.each(["games", "house", "linux-setup", "3d-art", "3d-printing", "ppg", "honda-ridgeline-tonneau-install"])(
    "%s has at least 350 words, 10 links and 4 pictures",
    (slug) => {
      const { lede, blocks } = topicOf(slug);
      expect(wordCount([lede, blocks])).toBeGreaterThanOrEqual(350);
      expect(new Set(addressesOf(blocks)).size).toBeGreaterThanOrEqual(10);
      expect(picturesOf(blocks).length).toBeGreaterThanOrEqual(4);
    },
  );
});

describe("camping", () => {
  it("has photos, at least 14 pieces of gear with prices, and a trip note", () => {
    expect(blocksOf("camp", "photos")[0]?.items.length).toBeGreaterThanOrEqual(2);
    expect(gearCount("camp")).toBeGreaterThanOrEqual(14);
    expect(topicOf("camp").blocks.some(({ title }) => title === "Trip note")).toBe(true);
  });
});

describe("drones", () => {
  it("has goals, starter drones, references, stores, the fleet and at least 12 pieces of FPV gear", () => {
    const titles = topicOf("drones").blocks.flatMap(({ title }) => title ?? []);
    expect(titles).toEqual(
      expect.arrayContaining(["Goals", "Starter drones", "References", "Stores", "The fleet", "FPV gear"]),
    );
    expect(blocksOf("drones", "images")[0]?.items.length).toBeGreaterThanOrEqual(4);
    expect(gearCount("drones")).toBeGreaterThanOrEqual(12);
  });
});

describe("finance", () => {
  it("states the approximate limits of the four accounts", () => {
    const table = blocksOf("finance", "table").find(({ title }) => title === "Accounts");
    const limit = table?.columns.findIndex((column) => /limit/i.test(column)) ?? -1;
    expect(limit).toBeGreaterThan(0);
    expect(table?.rows.map((row) => [row[0], row[limit]])).toEqual([
      [expect.stringMatching(/^Health savings account/), "about 2k"],
      [expect.stringMatching(/^Employer retirement plan/), "about 20k"],
      [expect.stringMatching(/^Individual retirement account/), "about 8k"],
      [expect.stringMatching(/^Brokerage/), expect.stringMatching(/^none\b/)],
    ]);
  });

  it("says that the figures are approximate, change by year, and are no advice", () => {
    const text = textsOf(topicOf("finance").blocks)
      .map(({ value }) => value)
      .join("\n");
    expect(text).toMatch(/approximate/i);
    expect(text).toMatch(/change.{0,40}\byear|year.{0,40}change/i);
    expect(text).toMatch(/not (financial )?advice/i);
  });

  it("has finance links with images", () => {
    expect(
      blocksOf("finance", "tiles")
        .flatMap(({ items }) => items)
        .filter(({ url }) => url).length,
    ).toBeGreaterThanOrEqual(3);
  });
});

describe("fitness", () => {
  it("says why, gives resources, at least five videos, and leads to /food", () => {
    expect(topicOf("fitness").blocks[0]?.title).toMatch(/why/i);
    expect(blocksOf("fitness", "links").length).toBeGreaterThanOrEqual(1);
    const videos = blocksOf("fitness", "tiles").find(({ video }) => video);
    expect(videos?.items.length).toBeGreaterThanOrEqual(5);
    expect(addressesOf(topicOf("fitness").blocks)).toContain("/food");
  });
});

describe("food", () => {
  it("has a list of at least twelve different foods for each of the seven categories", () => {
    const [picker] = blocksOf("food", "food-picker");
    expect(Object.keys(picker?.foods ?? {})).toHaveLength(7);
    for (const foods of Object.values(picker?.foods ?? {})) {
      expect(foods.length).toBeGreaterThanOrEqual(12);
      expect(new Set(foods.map((food) => food.toLowerCase())).size).toBe(foods.length);
    }
  });

  it("has recipes, a how-to link, nutrition links, recipe sources and the five groups of food names", () => {
    expect(blocksOf("food", "tiles")[0]?.items.length).toBeGreaterThanOrEqual(4);
    const lists = Object.fromEntries(blocksOf("food", "links").map(({ title, items }) => [title, items.length]));
    expect(lists["How-to"]).toBe(1);
    expect(lists["Nutrition"]).toBeGreaterThanOrEqual(3);
    expect(lists["Recipe sources"]).toBeGreaterThanOrEqual(3);
    expect(blocksOf("food", "words")[0]?.groups.map(({ title }) => title)).toEqual([
      "Proteins",
      "Dairy",
      "Starches and carbs",
      "Fruits",
      "Vegetables",
    ]);
  });
});

describe("snowboarding", () => {
  it("has the four temperature bands, each with a day and a night, and care links", () => {
    const [table] = blocksOf("snowboarding", "clothing");
    expect(table?.rows.map(({ temperature }) => temperature)).toEqual(["35+", "25-35", "15-25", "<15"]);
    expect(blocksOf("snowboarding", "links").some(({ title }) => title === "Care")).toBe(true);
  });
});

describe("the tonneau guide", () => {
  it("names tools and time, and has numbered steps with pictures and cautions", () => {
    const slug = "honda-ridgeline-tonneau-install";
    const terms = blocksOf(slug, "facts").flatMap(({ items }) => items.map(({ term }) => term.toLowerCase()));
    expect(terms.join(" ")).toMatch(/tools?/);
    expect(terms.join(" ")).toMatch(/time/);
    const [steps] = blocksOf(slug, "steps");
    expect(steps?.items.length).toBeGreaterThanOrEqual(5);
    expect(steps?.items.every(({ imgUrl, alt }) => imgUrl && alt)).toBe(true);
    const text = JSON.stringify(topicOf(slug).blocks);
    expect(text).toMatch(/torque/i);
    expect(text).toMatch(/clearance/i);
    expect(steps?.items.some(({ caution }) => caution)).toBe(true);
  });
});

describe("Linux setup", () => {
  it("has commands to copy, with a title each", () => {
    const commands = blocksOf("linux-setup", "code").flatMap(({ items }) => items);
    expect(commands.length).toBeGreaterThanOrEqual(10);
    expect(new Set(commands.map(({ title }) => title)).size).toBe(commands.length);
  });
});
