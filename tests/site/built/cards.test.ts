import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { collectionAt } from "../../../site/addresses/photos.ts";
import { publicFolder } from "../../../site/files.ts";
import { collectionPaths, galleryPaths } from "../../support/owner.ts";
import { immutablePrefix } from "../../../hosting/plan.ts";
import { parseHtml } from "../../support/dom.ts";
import { site, topics } from "../../support/content.ts";
import { pageHtml, pagePaths, readText, siteDir } from "../../support/site.ts";

/** Another address of a page shows that page, and so does its card. */
const canonicalOf = (path: string) => topics.find(({ aliases }) => aliases.includes(path))?.path ?? path;

const hasOwn = existsSync(join(publicFolder, "social-card.jpg"));

const metaOf = (path: string) => {
  const tree = parseHtml(pageHtml(path));
  return (name: string) =>
    tree.all(`meta[property="${name}"], meta[name="${name}"]`).map((node) => node.attribute("content") ?? "");
};

const cardOf = (path: string) => metaOf(path)("og:image")[0] ?? "";

describe.each(pagePaths)("the card of %s", (path) => {
  const meta = metaOf(path);
  const address = cardOf(path);
  const isOwners = hasOwn && canonicalOf(path) === "/";

  it("is told once, whole: address, kind, size and alt text", () => {
    for (const name of ["og:image", "og:image:type", "og:image:width", "og:image:height", "og:image:alt"])
      expect(meta(name), name).toHaveLength(1);
    expect(address.startsWith(`${site.url}/`)).toBe(true);
    expect(meta("og:image:alt")[0]?.trim().length).toBeGreaterThan(0);
    expect(meta("twitter:card")).toEqual(["summary_large_image"]);
  });

  it("is a file of that kind and size, light enough for previews", async () => {
    const bytes = readFileSync(join(siteDir, address.slice(site.url.length)));
    const { width, height, format } = await sharp(bytes).metadata();
    expect([`image/${format}`, String(width), String(height)]).toEqual([
      meta("og:image:type")[0],
      meta("og:image:width")[0],
      meta("og:image:height")[0],
    ]);
    if (isOwners) return;
    expect([width, height]).toEqual([1200, 630]);
    expect(bytes.length).toBeLessThanOrEqual(80_000);
  });

  it("may be kept for ever under its name, and is not kept by the worker", () => {
    if (isOwners) return;
    const name = address.slice(site.url.length);
    expect(name.startsWith(immutablePrefix)).toBe(true);
    expect(name).toMatch(/\.[0-9a-f]{12}\.jpg$/);
    expect(readText("sw.js")).not.toContain(name.slice(1));
  });
});

describe("cards", () => {
  it("differ from page to page", () => {
    // All pages of a gallery have the gallery's, and those of a collection the collection's.
    const later = new Set([...galleryPaths, ...collectionPaths.filter((path) => collectionAt(path)?.page !== 1)]);
    const canonical = pagePaths.filter((path) => canonicalOf(path) === path && !later.has(path));
    expect(new Set(canonical.map(cardOf)).size).toBe(canonical.length);
  });

  it("have nothing to show for an address that is not there", () => {
    expect(metaOf("/404.html")("og:image")).toEqual([]);
  });
});
