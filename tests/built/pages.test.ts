import { describe, expect, it } from "vitest";
import { canonicalPaths } from "../support/owner.ts";
import { parseHtml } from "../support/dom.ts";
import { isLively } from "../support/page-files.ts";
import { redirectTable } from "../support/route-table.ts";
import { site } from "../support/sample.ts";
import { documents, fileOf, pageHtml, readText, redirectPaths, transferSize } from "../support/site.ts";
import { complaintsOf } from "../support/valid-html.ts";

/** What holds for the shipped pages, and need not for an owner's. */

const trees = new Map(documents.map((path) => [path, parseHtml(pageHtml(path))]));
const treeOf = (path: string) => trees.get(path) as ReturnType<typeof parseHtml>;
const contentOf = (path: string, selector: string) => treeOf(path).one(selector).attribute("content");

describe.each(documents)("the page %s", (path) => {
  const tree = treeOf(path);

  // A server sends the first 14.6 KB without waiting for an answer.
  it("is at most 12 KB of HTML, and 14.5 with a tool in it", () => {
    expect(transferSize(fileOf(path))).toBeLessThanOrEqual(isLively(path) ? 14_500 : 12_000);
  });

  it("has the five pages and the store in its bar", () => {
    expect(tree.all("header nav a").map((node) => [node.attribute("href"), node.attribute("target")])).toEqual([
      ["/", undefined],
      ["/engineering", undefined],
      ["/photography", undefined],
      ["/contact", undefined],
      ["/blog", undefined],
      [site.store.url, "_blank"],
    ]);
  });

  it("shows no picture twice, but for the photo that stands for a collection", () => {
    const sources = (selector: string) => tree.all(selector).map((node) => node.attribute("src"));
    const pictures = sources("main img");
    expect(new Set(pictures).size).toBe(pictures.length - sources("#collections img").length);
  });

  it("repeats no address within a list", () => {
    for (const list of tree.all("main ul, main ol")) {
      const own = list.all("> li > a").map((node) => node.attribute("href"));
      expect(own.filter((href, index) => own.indexOf(href) !== index)).toEqual([]);
    }
  });

  it("tells browsers of two colors, one for each theme", () => {
    const colors = tree.all('meta[name="theme-color"]').map((node) => node.attribute("content"));
    expect(new Set(colors).size).toBe(2);
  });

  it("leads on in many directions", () => {
    const inside = tree.all("a").filter((node) => !/^[a-z]+:/.test(node.attribute("href") ?? ""));
    expect(inside.length).toBeGreaterThanOrEqual(6);
  });
});

describe("the shipped site", () => {
  it("has titles and descriptions that differ from page to page, and say enough", () => {
    const titles = canonicalPaths.map((path) => treeOf(path).one("head > title").text);
    const descriptions = canonicalPaths.map((path) => contentOf(path, 'meta[name="description"]'));
    expect(new Set(titles).size).toBe(canonicalPaths.length);
    for (const title of titles) expect(title.length, title).toBeLessThanOrEqual(65);
    expect(new Set(descriptions).size).toBe(canonicalPaths.length);
    for (const description of descriptions) expect(description?.length).toBeGreaterThanOrEqual(50);
    const previews = ["title", "description", "url"].map((name) =>
      canonicalPaths.map((path) => contentOf(path, `meta[property="og:${name}"]`)),
    );
    for (const told of previews) expect(new Set(told).size).toBe(canonicalPaths.length);
  });

  it("has the specification's redirects", () => {
    expect([...redirectPaths].toSorted()).toEqual(redirectTable.map(([from]) => from).toSorted());
    for (const [from, to] of redirectTable) expect(pageHtml(from)).toContain(`url=${to}"`);
  });

  it("has the background class on /ppg alone", () => {
    const classes = documents.map((path) => [path, treeOf(path).one("body").attribute("class") ?? ""]);
    expect(classes.filter(([, name]) => name !== "")).toEqual([["/ppg", "sky"]]);
  });

  it("says on its 404 page what the specification says", () => {
    const tree = treeOf("/404.html");
    expect(tree.one("h1").text).toBe("404 - Not Found");
    expect(tree.one("main").text).toContain("doesn't exist");
    expect(tree.one("main").text).toContain("You may be lost. Find your way back home.");
  });

  it("says 'Skip to content' first, and that links open in a new tab", () => {
    expect(treeOf("/").all("a")[0]?.text).toBe("Skip to content");
    expect(treeOf("/").one(`header nav a[href="${site.store.url}"]`).text).toContain("opens in a new tab");
  });

  it("shows the same page at /3d and at /blog/3d-art", () => {
    const [alias, page] = ["/3d", "/blog/3d-art"].map((path) => treeOf(path).one("main").text);
    expect(alias?.length).toBeGreaterThan(2000);
    expect(alias === page).toBe(true);
  });

  it("has pictures of many sizes", () => {
    expect(documents.flatMap((path) => treeOf(path).all("picture source")).length).toBeGreaterThan(50);
  });

  it.each(["first-snow", "ridge-at-dusk", "the-course-before-the-race"])("has a valid album %s", async (name) => {
    expect(await complaintsOf(readText(`/albums/${name}.html`), name)).toEqual([]);
  });
});
