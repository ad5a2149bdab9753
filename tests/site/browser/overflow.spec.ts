import type { Page } from "@playwright/test";
import { pageKinds } from "../../support/page-kinds.ts";
import { expect, open, test, withoutPictures } from "../../support/browser.ts";
import { overflowOf } from "../../support/in-page.ts";

const widths = [320, 375, 414, 600, 768, 1024, 1280, 1440];

/** Words cut off at the side of the box that holds them. */
const clippedOf = (page: Page) =>
  page.evaluate(() => {
    const room = document.documentElement.clientWidth;
    const words = document.querySelectorAll(
      "h1, h2, h3, p, li, a, button, label, td, th, dt, dd, figcaption, data, time",
    );
    return [...words]
      .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter((element) => !element.closest("pre, [aria-hidden=true]"))
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        // A skip link or a title for screen readers waits outside the window on purpose.
        const outside = right <= 0 || width <= 1;
        return !outside && (left < -1 || right > room + 1);
      })
      .map((element) => element.outerHTML.slice(0, 120));
  });

for (const path of [...pageKinds, "/nowhere"]) {
  test(`${path} fits every width from 320 to 1440 px`, async ({ page, watch }) => {
    if (path === "/nowhere") watch.expectError(/status of 404/);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await withoutPictures(page);
    await open(page, path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(overflowOf), `${width} px`).toEqual([]);
      expect(await clippedOf(page), `words at ${width} px`).toEqual([]);
    }
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
