import { expect, test } from "../support/browser.ts";
import { pagePaths } from "../support/built-site.ts";

/** What a phone downloads for its first view of a page, pictures and all, in kilobytes of a thousand bytes. */
const limits: Record<string, number> = {
  "/": 140,
  "/blog": 100,
  "/camp": 140,
  "/food": 95,
  "/photography": 150,
  "/contact": 55,
};

// The phone of Lighthouse.
test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true });

for (const [path, limit] of Object.entries(limits).filter(([known]) => pagePaths.includes(known))) {
  test(`the first view of ${path} weighs at most ${limit} KB on a phone`, async ({ page }) => {
    await page.goto(path, { waitUntil: "networkidle" });
    const files = await page.evaluate(() =>
      [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")].map((entry) => {
        const { name, transferSize } = entry as PerformanceResourceTiming;
        return { path: new URL(name).pathname, bytes: transferSize };
      }),
    );
    const sum = files.reduce((total, { bytes }) => total + bytes, 0);
    expect(files.length).toBeGreaterThan(4);
    expect(sum, JSON.stringify(files)).toBeLessThanOrEqual(limit * 1000);
  });
}
