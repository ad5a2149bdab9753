import type { Page } from "@playwright/test";
import { expect, open, test } from "../support/browser.ts";

/**
 * What a phone downloads, headers included. Scripts and the data they need come after the first view has been drawn and
 * have a limit of their own, tested over the built files.
 */

test.use({ viewport: { width: 375, height: 812 }, deviceScaleFactor: 2 });

const kilobyte = 1000;

const downloads = async (page: Page) => {
  await page.waitForLoadState("networkidle");
  return page.evaluate(() =>
    [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")].map((entry) => {
      const { name, transferSize } = entry as PerformanceResourceTiming;
      return { path: new URL(name).pathname, bytes: transferSize };
    }),
  );
};

const weigh = (files: { bytes: number }[]) => files.reduce((sum, { bytes }) => sum + bytes, 0);

const comesLater = ({ path }: { path: string }) => /^\/assets\/([^/]+\.js|data\/.+)$/.test(path);

for (const [path, limit] of [
  ["/", 180],
  ["/blog", 220],
  ["/photography", 260],
] as const) {
  test(`the first view of ${path} on a phone weighs at most ${limit} KB`, async ({ page }) => {
    await open(page, path);
    const files = await downloads(page);
    // The page, its styles, a font and a picture at least, and the scripts that are left out: else the reading is wrong.
    expect(files.filter((file) => !comesLater(file)).length).toBeGreaterThan(5);
    expect(files.some(comesLater)).toBe(true);
    // What is asked for a second time comes from the browser's cache and weighs nothing; the first time it does.
    const weighed = new Set(files.filter(({ bytes }) => bytes > 0).map((file) => file.path));
    expect(files.filter((file) => !weighed.has(file.path))).toEqual([]);
    expect(weigh(files.filter((file) => !comesLater(file)))).toBeLessThanOrEqual(limit * kilobyte);
  });
}

test("the photography page, read to its end on a phone, weighs at most 1.2 MB with all its scripts", async ({
  page,
}) => {
  await open(page, "/photography");
  const before = weigh(await downloads(page));
  for (let y = 0; y < 20_000; y += 600) {
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(50);
  }
  const bottom = await page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 2);
  expect(bottom).toBe(true);
  const all = weigh(await downloads(page));
  expect(all).toBeGreaterThan(before);
  expect(all).toBeLessThanOrEqual(1200 * kilobyte);
});
