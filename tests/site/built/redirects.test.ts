import { describe, expect, it } from "vitest";
import { canonicalPaths } from "../../../site/paths.ts";
import { parseHtml } from "../../support/dom.ts";
import { hasFile, pageHtml, readText } from "../../support/site.ts";
import { redirects, site, topics } from "../../support/content.ts";

const expectStub = (from: string, to: string) => {
  const tree = parseHtml(pageHtml(from));
  const [refresh] = tree.all('noscript meta[http-equiv="refresh"]');
  expect(refresh?.attribute("content")).toBe(`0; url=${to}`);
  expect(tree.all("script").length).toBe(1);
  expect(pageHtml(from)).toContain(`location.replace("${to}"+location.search+location.hash)`);
  expect(tree.one("body a").attribute("href")).toBe(to);
  expect(tree.one('link[rel="canonical"]').attribute("href")).toBe(
    `${site.url}${topics.find(({ aliases }) => aliases.includes(to))?.path ?? to}`,
  );
  expect(tree.one('meta[name="robots"]').attribute("content")).toMatch(/noindex/);
};

describe("redirects", () => {
  it("each have a page that moves on to the target, with and without scripts", () => {
    for (const { from, to } of redirects) expectStub(from, to);
  });

  it("are in the file for hosts that read one", () => {
    const rules = readText("_redirects")
      .split("\n")
      .map((line) => line.trim().split(/\s+/));
    for (const { from, to } of redirects) {
      expect(rules).toContainEqual([from, to, expect.stringMatching(/^30[18]!?$/)]);
    }
  });
});

describe("the output", () => {
  it("has a 404 page and nothing that would answer for an unknown path", () => {
    expect(hasFile("404.html")).toBe(true);
    for (const file of ["__spa-fallback.html", "404/index.html", "200.html"]) expect(hasFile(file), file).toBe(false);
    expect(readText("_redirects")).not.toMatch(/^\/\*/m);
  });

  it("lists every canonical address in the sitemap, and no other", () => {
    const listed = [...readText("sitemap.xml").matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1] ?? "");
    expect(listed.toSorted()).toEqual(canonicalPaths.map((path) => `${site.url}${path}`).toSorted());
  });
});
