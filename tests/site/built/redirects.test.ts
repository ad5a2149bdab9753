import { describe, expect, it } from "vitest";
import { hasStub, stubFile } from "../../../hosting/redirect-stubs.ts";
import { isOtherSite, redirectAddress, redirectSource } from "../../../site/addresses/redirects.ts";
import { canonicalPaths } from "../../support/owner.ts";
import { parseHtml } from "../../support/dom.ts";
import { hasFile, pagePaths, readText } from "../../support/site.ts";
import { redirects, site, topics } from "../../support/content.ts";

const isPage = (path: string) => pagePaths.includes(path);

/** Where a page's script sends a visit that came with this. */
const sentTo = (script: string, search: string, hash: string) => {
  const visited: string[] = [];
  new Function("location", script)({ search, hash, replace: (to: string) => visited.push(to) });
  return visited;
};

const expectStub = (from: string, to: string) => {
  const html = readText(stubFile(from));
  const tree = parseHtml(html);
  const target = redirectAddress(to);
  const [withoutHash = ""] = target.split("#");
  const [refresh] = tree.all('noscript meta[http-equiv="refresh"]');
  expect(refresh?.attribute("content")).toBe(`0; url=${target}`);
  const scripts = [...html.matchAll(/<script>(.*?)<\/script>/g)].map(([, script = ""]) => script);
  expect(scripts).toHaveLength(1);
  expect(sentTo(scripts.join(), "?a=1", "")).toEqual([redirectAddress(to, { query: "?a=1" })]);
  expect(sentTo(scripts.join(), "", "#part")).toEqual([redirectAddress(to, { hash: "#part" })]);
  expect(tree.one("body a").attribute("href")).toBe(target);
  const shown = topics.find(({ aliases }) => aliases.includes(withoutHash))?.path ?? withoutHash;
  expect(tree.one('link[rel="canonical"]').attribute("href")).toBe(isOtherSite(to) ? withoutHash : site.url + shown);
  expect(tree.one('meta[name="robots"]').attribute("content")).toMatch(/noindex/);
};

describe("redirects", () => {
  it("each have a page that moves on to the target, with and without scripts", () => {
    for (const { from, to } of redirects.filter((redirect) => hasStub(redirect.from, isPage))) expectStub(from, to);
  });

  it("are in the file for hosts that read one", () => {
    const rules = readText("_redirects")
      .split("\n")
      .map((line) => line.trim().split(/\s+/));
    for (const { from, to } of redirects) {
      const rule = [redirectSource(from, "/"), redirectAddress(to), expect.stringMatching(/^30[18]!?$/)];
      expect(rules).toContainEqual(rule);
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
