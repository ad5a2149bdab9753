import { describe, expect, it } from "vitest";
import { picturesIn, sitemapText } from "../../../hosting/sitemap.ts";

const address = { url: "https://x.example", basePath: "/sub/" };

describe("sitemap.xml", () => {
  it("lists each page with the date or time of its last change", () => {
    const xml = sitemapText(address, [
      { path: "/", changed: "2026-06-15T09:03:01Z", pictures: [] },
      { path: "/blog", changed: "2025-01-02", pictures: [] },
    ]);
    const entries = [...xml.matchAll(/<loc>(.*?)<\/loc><lastmod>(.*?)<\/lastmod>/g)].map(([, loc, day]) => [loc, day]);
    expect(entries).toEqual([
      ["https://x.example/sub/", "2026-06-15T09:03:01Z"],
      ["https://x.example/sub/blog", "2025-01-02"],
    ]);
  });

  it("lists a page's pictures in its entry", () => {
    const pictures = ["/sub/assets/pictures/a.jpg", "/sub/assets/pictures/b.jpg"];
    const xml = sitemapText(address, [{ path: "/camp", changed: "2026-06-15", pictures }]);
    const [, page = ""] = /<url>(.*)<\/url>/s.exec(xml) ?? [];
    expect([...page.matchAll(/<image:loc>(.*?)<\/image:loc>/g)].map(([, loc]) => loc)).toEqual(
      pictures.map((src) => `https://x.example${src}`),
    );
  });
});

describe("the pictures of a page", () => {
  it("are those of its main element, each once, by their fallback", () => {
    const html = `<header><img src="/assets/pictures/bar.jpg"></header><main id="main"><picture>
      <source srcset="/assets/pictures/a-400.avif 400w"/><img alt="A" src="/assets/pictures/a.jpg"/></picture>
      <img src="/assets/pictures/a.jpg"/><img alt="data-src" data-src="/assets/pictures/no.jpg"/>
      <img src="/sub/assets/pictures/b.svg"/></main><img src="/assets/pictures/foot.jpg"/>`;
    expect(picturesIn(html)).toEqual(["/assets/pictures/a.jpg", "/sub/assets/pictures/b.svg"]);
  });
});
