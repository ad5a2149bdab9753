import { describe, expect, it } from "vitest";
import { linkTarget } from "../../../site/addresses/link-target.ts";
import { addressesOf } from "../../../site/pages.ts";
import { parseHtml } from "../../support/dom.ts";
import { documents, pageHtml, pagePaths } from "../../support/site.ts";
import { site, topics, words } from "../../support/content.ts";

const trees = new Map(documents.map((path) => [path, parseHtml(pageHtml(path))]));
const treeOf = (path: string) => {
  const tree = trees.get(path);
  if (!tree) throw new Error(`no page ${path}`);
  return tree;
};
const newTabOf = (kind: string) => (kind === "external" ? "_blank" : undefined);
const otherAddresses = topics.flatMap((topic) => topic.aliases.map((alias) => [alias, topic.path]));
const contentOf = (path: string, selector: string) => treeOf(path).one(selector).attribute("content");

describe.each(documents)("the page %s", (path) => {
  const tree = treeOf(path);

  it("is a whole document: language, viewport, bar, main, footer and one heading of the first rank", () => {
    expect(tree.one("html").attribute("lang")).toBe(site.lang);
    expect(contentOf(path, 'meta[name="viewport"]')).toBe("width=device-width, initial-scale=1");
    for (const selector of ["body > header", "main#main", "body > footer", "h1"])
      expect(tree.all(selector)).toHaveLength(1);
    expect(tree.one("main h1").text).not.toBe("");
  });

  it("has no empty heading, section, list, link or table", () => {
    const parts = tree.all("h1, h2, h3, main section, main ul, main ol, main a, main nav, main table");
    const empty = parts.filter((part) => part.text === "" && part.all("img, svg").length === 0);
    expect(empty.map(({ tag, attributes }) => [tag, attributes])).toEqual([]);
  });

  it("goes down the ranks of headings one by one", () => {
    const ranks = tree.all("main h1, main h2, main h3, main h4").map((node) => Number(node.tag.slice(1)));
    for (const [index, rank] of ranks.entries()) expect(rank - (ranks[index - 1] ?? 0)).toBeLessThanOrEqual(1);
  });

  it("has the skip link as its first link, to the main part", () => {
    const [first] = tree.all("a");
    expect(first?.text).toBe(words.bar.skip);
    expect(first?.attribute("href")).toBe("#main");
  });

  it("has the owner's pages and store in its bar", () => {
    const wanted = [...site.nav, ...(site.store ? [site.store] : [])].map(({ url }) => {
      const target = linkTarget(url);
      return target.kind === "internal" ? [target.to, undefined] : [target.href, newTabOf(target.kind)];
    });
    expect(tree.all("header nav a").map((node) => [node.attribute("href"), node.attribute("target")])).toEqual(wanted);
  });

  it("gives every picture its size and an alt text", () => {
    for (const picture of tree.all("img")) {
      expect(Number(picture.attribute("width")), picture.attribute("src")).toBeGreaterThan(0);
      expect(Number(picture.attribute("height")), picture.attribute("src")).toBeGreaterThan(0);
      expect(picture.attribute("alt")?.length, picture.attribute("src")).toBeGreaterThanOrEqual(8);
    }
  });

  it("opens what leaves the site in a new tab, without a handle on this one, and says so", () => {
    for (const link of tree.all("a").filter((node) => /^(https?:|\/assets\/)/.test(node.attribute("href") ?? ""))) {
      // A photo of the gallery opens in the page's own viewer.
      if (link.attribute("data-replay") !== undefined) continue;
      // What is downloaded leaves the page where it is.
      if (link.attribute("download") !== undefined) continue;
      expect(link.attribute("target"), link.attribute("href")).toBe("_blank");
      expect(link.attribute("rel"), link.attribute("href")).toMatch(/\bnoopener\b/);
      expect(link.text, link.attribute("href")).toContain(words.link.newTab);
    }
  });

  it("has no style attribute and no handler attribute, which the policy would refuse", () => {
    const named = tree.all("*").flatMap((node) => Object.keys(node.attributes));
    expect(named.filter((name) => name === "style" || /^on[a-z]+$/.test(name))).toEqual([]);
  });

  it("has no button that is dead until the scripts are there", () => {
    // The browser's own, the early script's own, or held by it until the app can answer.
    const alive = ["popovertarget", "data-theme-toggle", "data-copy", "data-replay"];
    for (const button of tree.all("button").filter((node) => node.attribute("type") !== "submit")) {
      expect(
        alive.filter((name) => name in button.attributes),
        button.text,
      ).toHaveLength(1);
    }
    const holds = pageHtml(path).split("<body")[0]?.includes("[data-replay]");
    expect(holds).toBe(tree.all("[data-replay]").length > 0);
  });

  it("uses each id once", () => {
    const ids = tree.all("[id]").map((node) => node.attribute("id"));
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it("tells browsers of both themes", () => {
    expect(contentOf(path, 'meta[name="color-scheme"]')).toBe("light dark");
    const colors = tree
      .all('meta[name="theme-color"]')
      .map((node) => [node.attribute("media"), node.attribute("content")]);
    expect(colors.map(([media]) => media)).toEqual(["(prefers-color-scheme: light)", "(prefers-color-scheme: dark)"]);
    for (const [, color] of colors) expect(color).toMatch(/^#[0-9a-f]{6}$/);
  });

  it("keeps its policy strict, before anything it governs", () => {
    const policy = contentOf(path, 'meta[http-equiv="Content-Security-Policy"]') ?? "";
    expect(policy).toMatch(/^default-src 'none'; script-src 'self'( 'sha256-[A-Za-z0-9+/=]+')+; style-src 'self';/);
    const html = pageHtml(path);
    expect(html.indexOf("Content-Security-Policy")).toBeLessThan(html.search(/<(script|link|style)\b/));
  });

  it("shows the date of the last change as everywhere else", () => {
    const shown = treeOf("/").one("footer time");
    const time = tree.one("footer time");
    expect([time.text, time.attributes]).toEqual([shown.text, shown.attributes]);
  });
});

describe("titles and descriptions", () => {
  it.each(pagePaths)("of %s are there, and no longer than is shown of them", (path) => {
    expect(treeOf(path).one("head > title").text).toContain(site.title);
    expect(contentOf(path, 'meta[name="description"]')?.length).toBeGreaterThan(0);
    expect(contentOf(path, 'meta[name="description"]')?.length).toBeLessThanOrEqual(170);
  });

  it.each(pagePaths)("of %s come with the canonical address and a preview", (path) => {
    const address = `${site.url}${topics.find(({ aliases }) => aliases.includes(path))?.path ?? path}`;
    expect(treeOf(path).one('link[rel="canonical"]').attribute("href")).toBe(address);
    expect(contentOf(path, 'meta[property="og:url"]')).toBe(address);
  });
});

describe("the background class", () => {
  it.each(documents)("is on the body of %s if its topic has one", (path) => {
    const topic = topics.find((candidate) => addressesOf(candidate).includes(path));
    expect(treeOf(path).one("body").attribute("class") ?? "").toBe(topic?.backgroundClass ?? "");
  });
});

describe("another address of a topic", () => {
  it("shows the same page", () => {
    const main = (address: string) => {
      const html = pageHtml(address).replace(/^[\s\S]*<main\b/, "");
      return html.slice(0, html.indexOf("</main>")).replaceAll(`href="${address}#`, 'href="#');
    };
    for (const [alias = "", path = ""] of otherAddresses) {
      expect(main(alias), alias).toContain("</h1>");
      // Compared as a yes or no: the difference would be a page long.
      expect(main(alias) === main(path), alias).toBe(true);
    }
  });
});

describe("the page for unknown addresses", () => {
  const tree = treeOf("/404.html");

  it("says so, leads home, and is not to be indexed", () => {
    expect(tree.one("h1").text).toBe(words.notFound.title);
    expect(tree.one("main").text).toContain(words.notFound.thisAddress);
    expect(tree.one("main a").text).toBe(words.notFound.home);
    expect(tree.one("main a").attribute("href")).toBe("/");
    expect(contentOf("/404.html", 'meta[name="robots"]')).toBe("noindex");
    expect(tree.all('link[rel="canonical"]')).toEqual([]);
  });
});
