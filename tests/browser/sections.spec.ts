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
