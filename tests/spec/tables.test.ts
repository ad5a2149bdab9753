import { expect, it } from "vitest";
import { resolveRedirect } from "../../site/addresses/redirects.ts";
import { loadSite } from "../../site/load.ts";
import { addressesOf } from "../../site/pages.ts";
import { foodCategories } from "../../site/schema/food.ts";
import { english } from "../../site/words/english.ts";

/**
 * The URLs and text that the site is required to have, whatever its content: each URL leads to its page or topic while that
 * exists, and interface text is as required until the owner changes it. The sample's pages are tested in sample.test.ts.
 */

const pages: Record<string, string> = {
  "/": "/",
  "/engineer": "/engineering",
  "/engineering": "/engineering",
  "/photographer": "/photography",
  "/photography": "/photography",
  "/contact": "/contact",
  "/about": "/blog",
  "/blog": "/blog",
};

/** Topics by what their folders are called. */
const topics: Record<string, string> = {
  "/blog/food": "food",
  "/food": "food",
  "/blog/fitness": "fitness",
  "/fitness": "fitness",
  "/blog/finance": "finance",
  "/blog/snowboarding": "snowboarding",
  "/snowboarding": "snowboarding",
  "/blog/camp": "camp",
  "/camp": "camp",
  "/blog/house": "house",
  "/blog/games": "games",
  "/blog/ppg": "ppg",
  "/ppg": "ppg",
  "/blog/drone": "drones",
  "/blog/drones": "drones",
  "/drone": "drones",
  "/drones": "drones",
  "/3d": "3d-art",
  "/blog/3d": "3d-art",
  "/blog/3d-art": "3d-art",
  "/blog/3d-printing": "3d-printing",
  "/blog/linux-setup": "linux-setup",
  "/blog/honda-ridgeline-tonneau-install": "honda-ridgeline-tonneau-install",
};

const { content, pages: table } = loadSite();
const endOf = (address: string) => resolveRedirect(address, content.redirects) ?? address;

it("the specification's addresses of pages lead to them", () => {
  const lost = Object.entries(pages).filter(([address, page]) => table.main.includes(page) && endOf(address) !== page);
  expect(lost).toEqual([]);
});

it("the specification's addresses of topics lead to them", () => {
  const lost = Object.entries(topics).filter(([address, slug]) => {
    const topic = content.topics.find((one) => one.slug === slug);
    return topic && !addressesOf(topic).includes(endOf(address));
  });
  expect(lost).toEqual([]);
});

it.each([
  "404 - Not Found",
  " doesn't exist",
  "You may be lost. Find your way back ",
  "{year}/{month}/{day}",
  "Something went wrong with loading cached page, please clear cookies and try to reload page",
])("interface text contains the required words: %s", (text) => {
  expect(JSON.stringify(english)).toContain(text);
});

it("the food categories are numbered as specified", () => {
  const names = ["protein", "animalProtein", "dairyProtein", "carbs", "starchyCarbs", "fibrousCarbs", "fats"];
  expect(foodCategories).toEqual(names);
});
