import { expect, open, test } from "../support/browser.ts";
import { readSections } from "../support/sections.ts";

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

test("on paper every page begins at the edge of its sheet, and addresses have room", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  // What an A4 sheet leaves between its margins.
  await page.setViewportSize({ width: 688, height: 1000 });
  for (const path of ["/", "/blog", "/contact", "/camp"]) {
    await open(page, path);
    for (const part of ["main h1", "main h2", "footer a"]) {
      // A title is set a hair further out, so that its letter and not its box stands at the edge.
      const left = await page
        .locator(part)
        .first()
        .evaluate((element) => element.getBoundingClientRect().left);
      expect(Math.abs(left), `${part} of ${path}`).toBeLessThan(4);
    }
  }
  await open(page, "/");
  const address = page.locator("main li > a[href^='http']").first();
  const room = await address.evaluate((link) => Number.parseFloat(getComputedStyle(link, "::after").width));
  expect(room).toBeGreaterThan(150);
});

test("no column of the contents is too narrow for a word of ten letters beside the longest number", async ({
  page,
}) => {
  await open(page, "/blog/linux-setup");
  const list = page.locator("main nav ol").first();
  expect(await list.locator("li").count()).toBeGreaterThan(10);
  for (const width of [320, 355, 360, 537, 719, 768, 901, 991, 992, 1024, 1180, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const room = await list.evaluate((grid) => {
      const columns = getComputedStyle(grid).gridTemplateColumns.split(" ").map(Number.parseFloat);
      return { count: columns.length, narrowest: Math.min(...columns) };
    });
    if (room.count > 1) expect(room.narrowest, `${width} px`).toBeGreaterThanOrEqual(width < 992 ? 156 : 170);
  }
});
