import type { Page } from "@playwright/test";
import { expect } from "./browser.ts";
import { overflowOf } from "./in-page.ts";

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

/** Nothing sticks out of the window as it is now, and no words are cut off. */
export const expectFit = async (page: Page) => {
  const look = await page.evaluate(() => `${innerWidth} px, ${document.documentElement.dir || "ltr"}`);
  expect(await page.evaluate(overflowOf), look).toEqual([]);
  expect(await clippedOf(page), `words at ${look}`).toEqual([]);
};
