import type { Page } from "@playwright/test";

/** Page object of the bar and its menu. */

export const bar = (page: Page) => page.getByRole("banner");

export const barLink = (page: Page, name: string) => bar(page).getByRole("link", { name, exact: true });

export const mainLinks = (page: Page) => page.getByRole("navigation", { name: "Main" }).getByRole("link");

/** The properties that the scrolled style changes. */
export const barLook = (page: Page) =>
  bar(page).evaluate((header) => {
    const { backgroundColor, minHeight } = getComputedStyle(header);
    return `${backgroundColor} ${minHeight}`;
  });

/** Blocks every module: what still works also works before modules run. */
export const withoutModules = async (page: Page, watch: { expectError: (pattern: RegExp) => void }) => {
  watch.expectError(/ERR_FAILED/);
  await page.route(/\/assets\/[^/]+\.js$/, (route) => route.abort());
};
