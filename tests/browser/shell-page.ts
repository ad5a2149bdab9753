import type { Page } from "@playwright/test";

/** The frame around every page: the bar on top, and the menu that holds its links on a phone. */

export const bar = (page: Page) => page.getByRole("banner");

export const barLink = (page: Page, name: string) => bar(page).getByRole("link", { name, exact: true });

export const mainLinks = (page: Page) => page.getByRole("navigation", { name: "Main" }).getByRole("link");

/** What the scrolled style changes. */
export const barLook = (page: Page) =>
  bar(page).evaluate((header) => {
    const { backgroundColor, minHeight } = getComputedStyle(header);
    return `${backgroundColor} ${minHeight}`;
  });

/** Every module is lost: what works then works before they run, too. */
export const withoutModules = async (page: Page, watch: { expectError: (pattern: RegExp) => void }) => {
  watch.expectError(/ERR_FAILED/);
  await page.route(/\/assets\/[^/]+\.js$/, (route) => route.abort());
};
