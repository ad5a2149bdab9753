import type { Page } from "@playwright/test";
import { breakpoints, heights, rem } from "../../site/layout.ts";
import { canonicalPaths } from "../../site/paths.ts";
import { expect, open, test, withoutPictures } from "../support/browser.ts";

/** Where each heading in the left column stands while the reader is in the middle of its section and at its end. */
const readSections = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    const bar = document.querySelector("[data-bar]");
    const found = [];
    for (const section of document.querySelectorAll("main section")) {
      const header = section.querySelector(":scope > header");
      const matter = header?.nextElementSibling;
      if (!header || !matter) continue;
      const beside = header.getBoundingClientRect().right <= matter.getBoundingClientRect().left;
      if (!beside) continue;
      const topOf = async (y: number) => {
        window.scrollTo({ top: y, behavior: "instant" });
        await frame();
        await frame();
        return header.getBoundingClientRect().top;
      };
      const start = matter.getBoundingClientRect().top + scrollY;
      const { height } = matter.getBoundingClientRect();
      const middle = await topOf(start + height / 2 - innerHeight / 2);
      const past = bar?.getBoundingClientRect().bottom ?? Infinity;
      await topOf(start + height - 150);
      found.push({
        name: header.textContent,
        isLong: height > innerHeight,
        middle,
        bar: past,
        height: header.getBoundingClientRect().height,
        room: innerHeight,
        overlap: header.getBoundingClientRect().bottom - section.getBoundingClientRect().bottom,
      });
    }
    return found;
  });

/** The smallest window in which headings stay: there they have the least room, and the most sections are long. */
const smallest = { width: breakpoints.desktop * rem, height: heights.tall * rem };

for (const path of canonicalPaths) {
  test(`headings of long sections on ${path} stay beside their matter, below the bar and within the window`, async ({
    page,
  }) => {
    await page.setViewportSize(smallest);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await withoutPictures(page);
    await open(page, path);
    for (const { name, isLong, middle, bar, height, room, overlap } of await readSections(page)) {
      expect(overlap, `${name} leaves with its section`).toBeLessThanOrEqual(0);
      if (!isLong) continue;
      expect(middle, `${name} is below the bar`).toBeGreaterThan(bar);
      expect(middle + height, `${name} is in the window`).toBeLessThanOrEqual(room);
    }
  });
}

test("headings scroll away with the rest in a window that is low or narrow, and on paper", async ({ page }) => {
  await open(page, "/camp");
  const header = page.locator("main section > header").first();
  await expect(header).toHaveCSS("position", "sticky");
  const long = (await readSections(page)).filter(({ isLong }) => isLong);
  expect(long.length).toBeGreaterThan(2);
  for (const { middle, bar } of long) expect(middle).toBeGreaterThan(bar);
  for (const size of [
    { width: 1440, height: 639 },
    { width: 991, height: 900 },
  ]) {
    await page.setViewportSize(size);
    await expect(header).toHaveCSS("position", "static");
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ media: "print" });
  await expect(header).toHaveCSS("position", "static");
});
