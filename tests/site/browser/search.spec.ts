import { faultsOf, looks, putOn } from "../../support/axe.ts";
import { pageTitles, words } from "../../support/content.ts";
import { expect, open, pathOf, test, withoutPictures } from "../../support/browser.ts";
import { keptBy } from "../../support/kept.ts";
import { readText } from "../../support/site.ts";
import { ask, chosen, field, openPalette, options, palette } from "../../support/palette.ts";

/** Addresses that show another page's content are not found by themselves. */
const pages = pageTitles.filter(([, title], index) => pageTitles.findIndex(([, other]) => other === title) === index);

test("the search finds every page by its title", async ({ page }) => {
  await withoutPictures(page);
  await open(page, "/");
  await openPalette(page);
  for (const [path, title] of pages) {
    await ask(page, title);
    await expect(options(page).first(), title).toHaveAttribute("href", path);
  }
});

test("the search has no fault that axe can find, in both themes, on phone and desktop", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/");
  await openPalette(page);
  for (const question of ["", pages.at(-1)?.[1] ?? "", "xqzzyv"]) {
    await ask(page, question);
    for (const look of looks) {
      await putOn(page, look);
      expect(await faultsOf(page), `"${question}", ${JSON.stringify(look)}`).toEqual([]);
    }
  }
});

/** The narrowest phone, a phone on its side, a desktop at twice and at four times the size. */
const windows = [
  { width: 320, height: 568 },
  { width: 667, height: 375 },
  { width: 720, height: 450 },
  { width: 320, height: 256 },
];

test("the search fits in small windows", async ({ page }) => {
  await open(page, "/");
  for (const size of windows) {
    await page.setViewportSize(size);
    await openPalette(page);
    await ask(page, pages.at(-1)?.[1] ?? "");
    const wide = await palette(page).evaluate((dialog) =>
      [dialog, ...dialog.querySelectorAll("*")]
        .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
        .map((element) => element.outerHTML.slice(0, 80)),
    );
    expect(wide, `${size.width} × ${size.height}`).toEqual([]);
    const close = palette(page).getByRole("button", { name: words.search.close });
    await expect(close).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("ArrowUp");
    await expect(chosen(page)).toBeInViewport();
    await close.click();
    await expect(palette(page)).toHaveCount(0);
  }
});

test("the search shows which result is chosen without colors too", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await open(page, "/");
  await openPalette(page);
  await ask(page, pages.at(-1)?.[1] ?? "");
  expect(await chosen(page).evaluate((option) => getComputedStyle(option).outlineStyle)).toBe("solid");
});

test.describe("without a network", () => {
  test.use({ offlineWorker: true });

  test("the search finds as much, though it was never opened before", async ({ page, context, watch }) => {
    watch.expectError(/ERR_INTERNET_DISCONNECTED/);
    await page.goto("/");
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
    await context.setOffline(true);
    const isKept = keptBy(readText("sw.js"));
    const [path, title] = pages.findLast(([kept]) => isKept(kept)) ?? ["/", ""];
    await openPalette(page);
    await ask(page, title);
    await expect(options(page).first()).toHaveAttribute("href", path);
    await page.keyboard.press("Enter");
    await expect.poll(() => pathOf(page)).toBe(path);
    await expect(field(page)).toHaveCount(0);
  });
});
