import { expect, it } from "vitest";
import { sitemapText } from "../../../hosting/sitemap.ts";

it("sitemap.xml lists each page with the date or time of its last change", () => {
  const xml = sitemapText({ url: "https://x.example", basePath: "/sub/" }, [
    { path: "/", changed: "2026-06-15T09:03:01Z" },
    { path: "/blog", changed: "2025-01-02" },
  ]);
  const entries = [...xml.matchAll(/<loc>(.*?)<\/loc><lastmod>(.*?)<\/lastmod>/g)].map(([, loc, day]) => [loc, day]);
  expect(entries).toEqual([
    ["https://x.example/sub/", "2026-06-15T09:03:01Z"],
    ["https://x.example/sub/blog", "2025-01-02"],
  ]);
});
