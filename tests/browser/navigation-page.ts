import type { Page } from "@playwright/test";
import { expect } from "../support/browser.ts";

/** A link of the bar. */
export const bar = (page: Page, name: string) =>
  page.locator("body > header nav").getByRole("link", { name, exact: true });

/** How far a section begins below the bar. */
const belowBar = (page: Page, id: string) =>
  page.evaluate((anchor) => {
    const line = document.getElementById(anchor)?.getBoundingClientRect().top ?? Number.NaN;
    return Math.round(line - (document.querySelector("body > header")?.getBoundingClientRect().bottom ?? 0));
  }, id);

export const expectAtAnchor = async (page: Page, id: string) => {
  await expect.poll(() => belowBar(page, id), `#${id} under the bar`).toBeLessThan(100);
  expect(await belowBar(page, id)).toBeGreaterThanOrEqual(0);
  await expect(page.locator(`#${id} h2`)).toBeInViewport();
};
