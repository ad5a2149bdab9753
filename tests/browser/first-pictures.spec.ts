import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser.ts";

/** What the first frame does not need is asked for after it. */

test.use({ viewport: { width: 412, height: 823 } });

const path = "/photography";

const askedFor = (page: Page) =>
  page.evaluate(() => {
    const asked = new Map(performance.getEntriesByType("resource").map((entry) => [entry.name, entry.startTime]));
    const starts = (selector: string) =>
      [...document.querySelectorAll<HTMLImageElement>(selector)].flatMap(
        (picture) => asked.get(picture.currentSrc) ?? [],
      );
    return { waiting: starts("main img[loading=lazy]"), first: starts("main img[fetchpriority]") };
  });

const firstPaint = (page: Page) =>
  page.evaluate(() => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Infinity);

test("pictures that can wait are asked for when the first frame has been seen", async ({ page }) => {
  await page.goto(path);
  await expect.poll(async () => (await askedFor(page)).waiting.length).toBeGreaterThan(0);
  const { waiting, first } = await askedFor(page);
  expect(first.length).toBeGreaterThan(0);
  const seen = await firstPaint(page);
  expect(Math.min(...waiting)).toBeGreaterThan(seen);
  expect(Math.max(...first)).toBeLessThan(seen);
});

test("pictures come as well where a browser does not tell that it has painted", async ({ page }) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => undefined;
  });
  await page.goto(path);
  await expect.poll(async () => (await askedFor(page)).waiting.length).toBeGreaterThan(0);
});

test("who comes back finds the pictures of before in their places", async ({ page }) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => undefined;
    const note = () => Reflect.set(window, "held", document.documentElement.dataset["first"] !== undefined);
    addEventListener("DOMContentLoaded", note);
  });
  const held = () => page.evaluate(() => Reflect.get(window, "held") as boolean | undefined);
  await page.goto(path);
  expect(await held()).toBe(true);
  await page.reload();
  expect(await held()).toBe(false);
});
