import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { basePath } from "../../../site/addresses/base-path.ts";
import { photoPath } from "../../../site/addresses/photos.ts";
import { feedFiles } from "../../../site/addresses/published.ts";
import { addressesIn as addressesInMarkdown } from "../../../site/compile/markdown.ts";
import { publicFolder } from "../../../site/files.ts";
import { loadContent } from "../../support/owner.ts";
import { content as displayed } from "../../support/content.ts";
import { parseHtml } from "../../support/dom.ts";
import { readAtom, readJsonFeed } from "../../support/feeds.ts";
import { canonicalPaths } from "../../support/owner.ts";
import { documents, hasFile, pageHtml, pagePaths, readText } from "../../support/site.ts";

/** What pages tell machines that read them. */

const { site, social, topics, photography, words } = loadContent();

/** What the owner put in the place of what would be made is the owner's. */
const ownText = (name: string) => {
  const file = join(publicFolder, name);
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
};
const origin = `${site.url}${basePath().slice(0, -1)}`;

type Node = { "@type": string; [name: string]: unknown };

const ldOf = (path: string) =>
  [...pageHtml(path).matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, text = ""]) => JSON.parse(text) as { "@context": string; "@graph": Node[] },
  );

/** Every address in a value, however deep. */
const addressesIn = (value: unknown): string[] => {
  if (typeof value === "string") return /^https?:\/\//.test(value) ? [value] : [];
  return value && typeof value === "object" ? Object.values(value).flatMap(addressesIn) : [];
};

const isThere = (address: string) => {
  const path = decodeURI(new URL(address).pathname).slice(basePath().length - 1);
  return hasFile(path) || hasFile(`${path}/index.html`);
};

describe.each(pagePaths)("the structured data of %s", (path) => {
  const [ld, second] = ldOf(path);
  const nodes = ld?.["@graph"] ?? [];

  it("is one graph in the words of schema.org", () => {
    expect(second).toBeUndefined();
    expect(ld?.["@context"]).toBe("https://schema.org");
    expect(nodes.length).toBeGreaterThan(0);
    for (const node of nodes) expect(node["@type"]).toMatch(/^[A-Z]\w+$/);
  });

  it("names only pages and files that are there", () => {
    const own = addressesIn(nodes).filter((address) => address.startsWith(`${origin}/`));
    expect(own.length).toBeGreaterThan(0);
    expect(own.filter((address) => !isThere(address))).toEqual([]);
  });

  it("shows the way to the page, or whose site it is", () => {
    const way = nodes.find((node) => node["@type"] === "BreadcrumbList");
    if (path === "/") {
      expect(nodes.map((node) => node["@type"])).toEqual(["WebSite", "ProfilePage"]);
      return;
    }
    const steps = (way?.["itemListElement"] ?? []) as { position: number; name: string; item?: string }[];
    expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
    expect(steps[0]).toMatchObject({ name: site.title, item: `${origin}/` });
    expect(steps.at(-1)?.item).toBeUndefined();
    expect(steps.length).toBeGreaterThanOrEqual(2);
  });
});

describe("sitemap.xml", () => {
  const entries = [...readText("sitemap.xml").matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry = ""]) => entry);
  const each = (entry: string, name: string) =>
    [...entry.matchAll(new RegExp(`<${name}>(.*?)</${name}>`, "g"))].map(([, value = ""]) => value);

  it("has the canonical address of every page, and no other", () => {
    expect(entries.flatMap((entry) => each(entry, "loc"))).toEqual(
      canonicalPaths.map((path) => (path === "/" ? `${origin}/` : origin + path)),
    );
  });

  it("gives each page one time, which has been", () => {
    for (const entry of entries) {
      expect(each(entry, "lastmod")).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\dZ)?$/)]);
      expect(Date.parse(each(entry, "lastmod")[0] ?? "")).toBeLessThanOrEqual(Date.now());
    }
  });

  it("names the pictures of each page, which are there", () => {
    for (const [index, path] of canonicalPaths.entries()) {
      const shown = new Set(
        parseHtml(pageHtml(path))
          .all("main img")
          .map((node) => site.url + node.attribute("src")),
      );
      const named = each(entries[index] ?? "", "image:loc");
      expect(named, path).toEqual([...shown]);
      expect(named.filter((address) => !isThere(address))).toEqual([]);
    }
  });
});

describe("the feeds", () => {
  const atom = readAtom(readText("feed.xml"));
  const json = readJsonFeed(readText("feed.json"));

  it("tell the same news, of every topic on the blog and whatever has a day", () => {
    const ids = atom.entries?.map(({ id }) => id) ?? [];
    expect(json.items?.map(({ id }) => id) ?? []).toEqual(ids);
    const listed = topics.filter(({ tile }) => tile).map(({ path }) => origin + path);
    if (ids.length < 60) expect(ids).toEqual(expect.arrayContaining(listed));
  });

  it("lead to pages and sections that are there", () => {
    for (const { url = "" } of json.items ?? []) {
      expect(isThere(url), url).toBe(true);
      const { hash } = new URL(url);
      const path = decodeURI(new URL(url).pathname).slice(basePath().length - 1);
      if (hash) expect(pageHtml(path), url).toContain(` id="${decodeURIComponent(hash.slice(1))}"`);
    }
  });

  it("are named on every page", () => {
    for (const path of documents) {
      const links = parseHtml(pageHtml(path)).all('link[rel="alternate"]');
      expect(
        links.map((node) => [node.attribute("type"), node.attribute("href"), node.attribute("title")]),
        path,
      ).toEqual([
        ["application/atom+xml", `${basePath()}feed.xml`, `${displayed.site.title}, ${words.feed.atom}`],
        ["application/feed+json", `${basePath()}feed.json`, `${displayed.site.title}, ${words.feed.json}`],
      ]);
    }
  });
});

describe("the pages in Markdown", () => {
  it("are there for every topic, and llms.txt leads to them", () => {
    const map = readText("llms.txt");
    const ownMap = ownText("llms.txt");
    if (ownMap === undefined) expect(map).toMatch(/^# \S/);
    else expect(map).toBe(ownMap);
    for (const { path } of topics) {
      if (ownMap === undefined) expect(map).toContain(`(${origin}${path}.md)`);
      const twin = `${path}.md`;
      expect(readText(twin)).toContain(ownText(twin) ?? `\n<${origin}${path}>\n`);
    }
    if (ownMap !== undefined) return;
    for (const { slug } of photography?.photos ?? []) expect(map).toContain(`(${origin}${photoPath(slug)})`);
    for (const feed of Object.values(feedFiles)) expect(map).toContain(`(${origin}${feed})`);
  });

  it("name only pages, sections and pictures that are there", () => {
    const names = ["llms.txt", ...topics.map(({ path }) => `${path}.md`)];
    for (const name of names.filter((made) => ownText(made) === undefined)) {
      const own = addressesInMarkdown(readText(name), "markdown").filter((url) => url.startsWith(`${origin}/`));
      const images = [...readText(name).matchAll(/!\[[^\]]*\]\(([^)]+)\)/g)].map(([, src = ""]) => src);
      expect(
        [...own, ...images].filter((url) => !isThere(url)),
        name,
      ).toEqual([]);
    }
  });
});

describe("robots.txt", () => {
  it("lets everyone in and names the sitemap, or is the owner's own", () => {
    const made = `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
    expect(readText("robots.txt")).toBe(ownText("robots.txt") ?? made);
  });

  it("has no page of the site that would not be indexed", () => {
    for (const path of pagePaths) expect(pageHtml(path), path).not.toContain('name="robots"');
    expect(pageHtml("/404.html")).toContain('<meta name="robots" content="noindex"/>');
  });
});

describe("the rest", () => {
  it("is silent about the page for unknown addresses", () => {
    expect(ldOf("/404.html")).toEqual([]);
  });

  it("has the owner's card on the home page alone", () => {
    for (const path of documents) {
      expect(parseHtml(pageHtml(path)).all(".h-card"), path).toHaveLength(path === "/" ? 1 : 0);
    }
    const card = parseHtml(pageHtml("/")).one(".h-card");
    expect(card.one("data.p-name").attribute("value")).toBe(site.owner.name);
    expect(card.one("data.u-uid").attribute("value")).toBe(`${origin}/`);
  });

  it("says of links to other sites that they are the same person, and of no other links", () => {
    const tree = parseHtml(pageHtml("/"));
    const mine = tree.all("a").filter((node) => /\bme\b/.test(node.attribute("rel") ?? ""));
    const elsewhere = social
      .filter(({ url }) => /^(http|www)/.test(url))
      .map(({ url }) => url.replace(/^www/, "https://www"));
    expect(mine.map((node) => node.attribute("href"))).toEqual(elsewhere);
  });
});
