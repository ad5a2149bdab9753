import type { Page } from "@playwright/test";
import { pageKinds } from "../../support/page-kinds.ts";
import { expect, open, test, withoutPictures } from "../../support/browser.ts";
import { overflowOf } from "../../support/in-page.ts";

/** The widths at which a page is looked at a second time, with its lines running the other way. */
const turnedWidths = [320, 1440];

const widths = [320, 375, 414, 600, 768, 1024, 1280, 1440];

/** Words cut off at the side of the box that holds them. */
const clippedOf = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth: room, dir } = document.documentElement;
    const words = document.querySelectorAll(
      "h1, h2, h3, p, li, a, button, label, td, th, dt, dd, figcaption, data, time",
    );
    return [...words]
      .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter((element) => !element.closest("pre, [aria-hidden=true]"))
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        // A skip link or a title for screen readers waits outside the window on purpose.
        const outside = width <= 1 || (dir === "rtl" ? left >= room : right <= 0);
        return !outside && (left < -1 || right > room + 1);
      })
      .map((element) => element.outerHTML.slice(0, 120));
  });

const expectFit = async (page: Page, width: number) => {
  await page.setViewportSize({ width, height: 900 });
  const look = await page.evaluate(() => `${innerWidth} px, ${document.documentElement.dir || "ltr"}`);
  expect(await page.evaluate(overflowOf), look).toEqual([]);
  expect(await clippedOf(page), `words at ${look}`).toEqual([]);
};

for (const path of [...pageKinds, "/nowhere"]) {
  test(`${path} fits every width from 320 to 1440 px, and lines of either direction`, async ({ page, watch }) => {
    if (path === "/nowhere") watch.expectError(/status of 404/);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await withoutPictures(page);
    await open(page, path);
    for (const width of widths) await expectFit(page, width);
    await page.evaluate(() => {
      const { documentElement } = document;
      documentElement.dir = documentElement.dir === "rtl" ? "ltr" : "rtl";
    });
    for (const width of turnedWidths) await expectFit(page, width);
  });
}

test("a page that is too wide would be noticed", async ({ page }) => {
  await open(page, "/");
  await page.locator("main").evaluate((main) => main.insertAdjacentHTML("beforeend", `<p>${"x".repeat(4000)}</p>`));
  await page.evaluate(() => {
    const rule = new CSSStyleSheet();
    rule.replaceSync("p { overflow-wrap: normal !important; white-space: nowrap }");
    document.adoptedStyleSheets.push(rule);
  });
  expect(await page.evaluate(overflowOf)).not.toEqual([]);
});
