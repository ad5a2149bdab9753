import type { Page } from "@playwright/test";
import { collectionPaths, mainPages } from "../../support/owner.ts";
import { topics, words } from "../../support/content.ts";
import { expect, heading, isSameDocument, markDocument, open, test, withoutPictures } from "../../support/browser.ts";

/** A page whose data cannot be had. One page of each kind: each kind answers for itself. */
const kinds = [...mainPages, ...collectionPaths.slice(0, 1), ...topics.slice(0, 1).map(({ path }) => path)];

const menuButton = (page: Page) => page.locator("header button[aria-controls]");

/** The router's own entrance for addresses that no link on the page has: a popped history entry. */
const goTo = (page: Page, path: string) =>
  page.evaluate((to) => {
    const state = { key: crypto.randomUUID() };
    history.pushState(state, "", to);
    dispatchEvent(new PopStateEvent("popstate", { state }));
  }, path);

const expectMenuToLock = async (page: Page) => {
  const button = menuButton(page);
  if ((await button.count()) === 0) return;
  await expect(button).toHaveAttribute("aria-expanded", "false");
  await button.click();
  await expect(button).toHaveAttribute("aria-expanded", "true");
  await expect(page.locator("html")).toHaveCSS("overflow", "hidden");
  await button.click();
  await expect(button).toHaveAttribute("aria-expanded", "false");
};

test.use({ viewport: { width: 375, height: 700 } });

test("a page that cannot be had says so, and leaves the theme, the menu and the focus in order", async ({
  page,
  watch,
}) => {
  watch.expectError(/ERR_FAILED|Failed to fetch/);
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await withoutPictures(page);
  // Nothing is at this address, so that every page lies ahead.
  watch.expectError(/status of 404/);
  await open(page, "/nowhere/at/all");
  await markDocument(page);
  await page.locator("[data-theme-toggle]").click();
  const root = page.locator("html");
  const given = await root.evaluate(({ dataset }) => ({ theme: dataset["theme"], version: dataset["version"] }));
  expect(given.theme).toBe("dark");

  const expectInOrder = async (path: string) => {
    await expect(heading(page), path).toBeFocused();
    expect(
      await root.evaluate(({ dataset }) => ({ theme: dataset["theme"], version: dataset["version"] })),
      path,
    ).toEqual(given);
    await expect(page.locator("body > [aria-live]"), path).toHaveText(await page.title());
    await expectMenuToLock(page);
  };

  await page.route(/\.data$/, (route) => route.abort());
  for (const path of kinds) {
    await goTo(page, path);
    await expect(heading(page), path).toHaveText(words.failure.title);
    await expect(page, path).toHaveTitle(words.failure.title);
    await expectInOrder(path);
    await goTo(page, "/nowhere/at/all");
    await expect(heading(page), path).toHaveText(words.notFound.title);
  }
  await page.unroute(/\.data$/);
  await goTo(page, "/");
  await expect(heading(page)).not.toHaveText(words.notFound.title);
  await expectInOrder("/");
  expect(await isSameDocument(page)).toBe(true);
});
