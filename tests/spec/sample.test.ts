import { describe, expect, it } from "vitest";
import { linkTarget } from "../../site/addresses/link-target.ts";
import { loadContent } from "../../site/load.ts";
import { isListed } from "../../site/pages.ts";
import type { Block } from "../../site/schema/blocks.ts";

/**
 * What the specification says about the sample's pages, word for word. Part of the full tests, and skipped once the site has
 * its own URL, because its owner may then write anything.
 */

const { site, social, engineering, photography, topics } = loadContent();

const isExternal = ({ url = "" }: { url?: string | undefined }) => linkTarget(url).kind === "external";

type Kind = Block["kind"];
const topicOf = (slug: string) => topics.find((topic) => topic.slug === slug);
const blocksOf = <K extends Kind>(slug: string, kind: K) =>
  (topicOf(slug)?.blocks ?? []).filter((block): block is Extract<Block, { kind: K }> => block.kind === kind);
const titlesOf = (slug: string) => (topicOf(slug)?.blocks ?? []).flatMap(({ title }) => title ?? []);
const gearOf = (slug: string) => blocksOf(slug, "gear").flatMap(({ groups }) => groups.flatMap(({ items }) => items));
const textOf = (slug: string) => JSON.stringify(topicOf(slug)?.blocks);

describe.runIf(site.url === "https://ridgeline.example.com")("the sample", () => {
  it("has the specified links in its bar, on its cover and beneath it", () => {
    expect(site.nav.map(({ url }) => url)).toEqual(["/", "/engineering", "/photography", "/contact", "/blog"]);
    expect(site.store && isExternal(site.store)).toBe(true);
    expect(site.ways.map(({ title, url }) => `${title} ${url}`)).toEqual([
      "Engineering /engineering",
      "Art /photography",
      "Adventure /blog",
    ]);
    expect(site.referral && isExternal(site.referral)).toBe(true);
    expect(social[0]?.url).toBe("/contact");
    expect(social.slice(1).filter(isExternal)).toHaveLength(10);
  });

  it("has the three groups of projects, and two print stores and three albums beside its photos", () => {
    expect(engineering?.sections.map(({ name }) => name)).toEqual(["Professional", "Personal", "University"]);
    expect(photography?.prints.filter(isExternal).length).toBeGreaterThanOrEqual(2);
    expect(photography?.albums).toHaveLength(3);
    expect(photography?.photos.length).toBeGreaterThanOrEqual(16);
  });

  it("has the thirteen topics on the blog, in the specified order and at the specified addresses", () => {
    expect(topics.filter(isListed).map(({ path, tilePath }) => [path, tilePath])).toEqual([
      ["/food", "/blog/food"],
      ["/fitness", "/blog/fitness"],
      ["/blog/finance", "/blog/finance"],
      ["/snowboarding", "/blog/snowboarding"],
      ["/camp", "/blog/camp"],
      ["/blog/house", "/blog/house"],
      ["/blog/games", "/blog/games"],
      ["/ppg", "/blog/ppg"],
      ["/drones", "/blog/drone"],
      ["/blog/3d-art", "/blog/3d-art"],
      ["/blog/3d-printing", "/blog/3d-printing"],
      ["/blog/linux-setup", "/blog/linux-setup"],
      ["/blog/honda-ridgeline-tonneau-install", "/blog/honda-ridgeline-tonneau-install"],
    ]);
    expect(topics.filter(({ backgroundClass }) => backgroundClass).map(({ slug }) => slug)).toEqual(["ppg"]);
  });

  it("says on camping what was carried, with prices, and has photos and a trip note", () => {
    expect(blocksOf("camp", "photos")).not.toEqual([]);
    expect(gearOf("camp").filter(({ price }) => price).length).toBeGreaterThanOrEqual(10);
    expect(titlesOf("camp")).toContain("Trip note");
  });

  it("guides to drones with goals, starters, references, stores, the fleet and FPV gear", () => {
    const titles = ["Goals", "Starter drones", "References", "Stores", "The fleet", "FPV gear"];
    expect(titlesOf("drones")).toEqual(expect.arrayContaining(titles));
    expect(blocksOf("drones", "images")).not.toEqual([]);
    expect(gearOf("drones").filter(({ price }) => price).length).toBeGreaterThanOrEqual(10);
  });

  it("states the approximate limits of the four accounts, and that they are no advice", () => {
    const table = blocksOf("finance", "table").find(({ title }) => title === "Accounts");
    const limit = table?.columns.findIndex((column) => /limit/i.test(column)) ?? -1;
    expect(table?.rows.map((row) => `${row[0]}: ${row[limit]}`)).toEqual([
      expect.stringMatching(/^Health savings account.*: about 2k$/),
      expect.stringMatching(/^Employer retirement plan.*: about 20k$/),
      expect.stringMatching(/^Individual retirement account.*: about 8k$/),
      expect.stringMatching(/^Brokerage.*: none\b/),
    ]);
    expect(textOf("finance")).toMatch(/not (financial )?advice/i);
    expect(blocksOf("finance", "tiles").flatMap(({ items }) => items).length).toBeGreaterThanOrEqual(3);
  });

  it("says why fitness matters, gives resources and videos, and leads to food", () => {
    expect(titlesOf("fitness")[0]).toMatch(/why/i);
    expect(blocksOf("fitness", "links")).not.toEqual([]);
    expect(blocksOf("fitness", "tiles").some(({ video }) => video)).toBe(true);
    expect(textOf("fitness")).toContain("](/food");
  });

  it("has foods of every category, recipes, the lists of links and the groups of food names", () => {
    const [picker] = blocksOf("food", "food-picker");
    expect(Object.values(picker?.foods ?? {}).map((foods) => foods.length >= 2)).toEqual(Array(7).fill(true));
    expect(titlesOf("food")).toEqual(expect.arrayContaining(["How-to", "Nutrition", "Recipe sources"]));
    expect(blocksOf("food", "tiles")).not.toEqual([]);
    const groups = ["Proteins", "Dairy", "Starches and carbs", "Fruits", "Vegetables"];
    expect(blocksOf("food", "words")[0]?.groups.map(({ title }) => title)).toEqual(groups);
  });

  it("says what to wear on a snowboard in the four bands, by day and at night", () => {
    const [table] = blocksOf("snowboarding", "clothing");
    expect(table?.rows.map(({ temperature }) => temperature)).toEqual(["35+", "25-35", "15-25", "<15"]);
  });

  it("has steps for the tonneau cover, commands for Linux, and pictures and links on every other page", () => {
    expect(blocksOf("honda-ridgeline-tonneau-install", "steps")[0]?.items.length).toBeGreaterThanOrEqual(5);
    expect(blocksOf("linux-setup", "code").flatMap(({ items }) => items).length).toBeGreaterThanOrEqual(10);
    for (const slug of ["games", "house", "3d-art", "3d-printing", "ppg"]) {
      expect(textOf(slug), slug).toMatch(/imgUrl/);
      expect(textOf(slug), slug).toMatch(/https:/);
    }
  });
});
