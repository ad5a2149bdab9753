import { expect } from "../support/browser.ts";
import { pagePaths } from "../support/built-site.ts";
import { test } from "./shipped-test.ts";

/**
 * What a phone downloads for its first window, including pictures, in kilobytes of 1,000 bytes. tests/built/weights.test.ts
 * weighs the scripts of islands.
 */
const limits: Record<string, number> = {
  "/": 140,
  "/blog": 100,
  "/camp": 140,
  "/food": 95,
  "/photography": 150,
  "/contact": 55,
};

// The phone that Lighthouse emulates.
test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true });

for (const [path, limit] of Object.entries(limits).filter(([known]) => pagePaths.includes(known))) {
  test(`the first window of ${path} weighs at most ${limit} KB on a phone`, async ({ page }) => {
    await page.goto(path, { waitUntil: "networkidle" });
    const files = await page.evaluate(() => {
      const addresses = (text = "") => text.split(" ").map((address) => new URL(address, location.origin).href);
      const islands = [...document.querySelectorAll<HTMLElement>("[data-src], [data-hydrate]")];
      const named = islands.flatMap(({ dataset }) => [dataset["src"], dataset["hydrate"], dataset["files"]]);
      const below = [...document.images].filter((image) => image.getBoundingClientRect().top >= innerHeight);
      const later = new Set([...named.flatMap(addresses), ...below.map(({ currentSrc }) => currentSrc)]);
      return [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")]
        .filter(({ name, entryType }) => entryType === "navigation" || !later.has(name))
        .map((entry) => ({ file: entry.name, bytes: (entry as PerformanceResourceTiming).transferSize }));
    });
    const sum = files.reduce((total, { bytes }) => total + bytes, 0);
    expect(files.length).toBeGreaterThan(4);
    expect(sum, JSON.stringify(files)).toBeLessThanOrEqual(limit * 1000);
  });
}
