import { describe, expect, it } from "vitest";
import { canonicalPaths } from "../../site/paths.ts";
import { parseHtml } from "../support/dom.ts";
import { redirectTable } from "../support/route-table.ts";
import { hasFile, pageHtml, readText, redirectPaths } from "../support/site.ts";
import { site } from "../support/sample.ts";

describe("redirects", () => {
  it("are those of the specification", () => {
    expect([...redirectPaths].toSorted()).toEqual(redirectTable.map(([from]) => from).toSorted());
  });

  it.each(redirectTable)("%s has a page that moves on to %s, with and without scripts", (from, to) => {
    const tree = parseHtml(pageHtml(from));
    const [refresh] = tree.all('noscript meta[http-equiv="refresh"]');
    expect(refresh?.attribute("content")).toMatch(new RegExp(`^0; ?url=${to}$`));
    expect(tree.all("script").length).toBe(1);
    expect(pageHtml(from)).toContain(`location.replace("${to}"+location.search+location.hash)`);
    expect(tree.one("body a").attribute("href")).toBe(to);
    expect(tree.one('link[rel="canonical"]').attribute("href")).toBe(`${site.url}${to}`);
    expect(tree.one('meta[name="robots"]').attribute("content")).toMatch(/noindex/);
  });

  it.each(redirectTable)("%s is in the file for hosts that read one", (from, to) => {
    const rules = readText("_redirects")
      .split("\n")
      .map((line) => line.trim().split(/\s+/));
    expect(rules).toContainEqual([from, to, expect.stringMatching(/^30[18]!?$/)]);
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
