import type { Page } from "@playwright/test";
import { expect, heading, historyLength, open, pathOf, scrollTo, scrollTop, test } from "../support/browser.ts";
import { bar, barLink } from "./shell-page.ts";

const expectAtAnchor = async (page: Page, name: string) => {
  const title = page.getByRole("heading", { name, exact: true });
  const gap = async () => {
    const [box, above] = [await title.boundingBox(), await bar(page).boundingBox()];
    return (box?.y ?? Number.NaN) - (above?.y ?? 0) - (above?.height ?? 0);
  };
  await expect.poll(gap, `${name} is below the bar`).toBeGreaterThanOrEqual(0);
  await expect(title).toBeInViewport();
};

test("a link loads the page at its top; back, forward and reload restore the place", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  await open(page, "/camp");
  await scrollTo(page, 500);
  await barLink(page, "Blog").click();
  await expect(heading(page)).toHaveText("Adventure");
  expect(await scrollTop(page)).toBe(0);
  await scrollTo(page, 300);
  await page.goBack();
  await expect(heading(page)).toHaveText("Camping");
  await expect.poll(() => scrollTop(page)).toBe(500);
  await page.goForward();
  await expect(heading(page)).toHaveText("Adventure");
  await expect.poll(() => scrollTop(page)).toBe(300);
  await page.reload();
  await expect.poll(() => scrollTop(page)).toBe(300);
});

test("a link to the address that is shown loads it anew and adds nothing to the history", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  await open(page, "/blog");
  const entries = await historyLength(page);
  await scrollTo(page, 300);
  await Promise.all([page.waitForEvent("load"), barLink(page, "Blog").click()]);
  await expect(heading(page)).toHaveText("Adventure");
  expect(await historyLength(page)).toBe(entries);
});

test("an anchor is reached below the bar: on a load, by a click, from another page", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  await page.goto("/camp#the-gear");
  await expectAtAnchor(page, "The gear");
  await open(page, "/camp");
  await page.getByRole("navigation", { name: "On this page" }).getByRole("link", { name: "The gear" }).click();
  await expectAtAnchor(page, "The gear");
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.closest("#the-gear") !== null)).toBe(true);
  await page.goBack();
  expect(pathOf(page)).toBe("/camp");
  await page.getByRole("link", { name: "the drones’ meadow" }).click();
  await expect(heading(page)).toHaveText("Drones");
  expect(pathOf(page)).toBe("/drones#rules");
  await expectAtAnchor(page, "The rules");
});

test("the skip link is the first stop, shows itself and leads past the bar", async ({ page }) => {
  await open(page, "/camp");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).not.toBeInViewport();
  await page.keyboard.press("Tab");
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
});

test("Tab walks through a page with the focus in sight, outlined and not below the bar", async ({ page }) => {
  for (const [path, width] of [
    ["/", 1440],
    ["/blog", 375],
    ["/drones", 1440],
    ["/contact", 375],
  ] as const) {
    await page.setViewportSize({ width, height: 700 });
    await open(page, path);
    const faults: string[] = [];
    let stops = 0;
    for (; ; stops++) {
      await page.keyboard.press("Tab");
      if (await page.evaluate(() => document.activeElement === document.body)) break;
      const fault = await page.locator(":focus").evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, innerHeight / 2));
        const isSeen = hit && (element.contains(hit) || hit.contains(element));
        const isOutlined = Number.parseFloat(getComputedStyle(element).outlineWidth) >= 2;
        return isSeen && isOutlined ? "" : element.outerHTML.slice(0, 100);
      });
      if (fault) faults.push(fault);
    }
    expect(stops, path).toBeGreaterThan(8);
    expect(faults, path).toEqual([]);
  }
});

test("a page that is pointed at is fetched ahead, once, if it is one of this site", async ({ page, baseURL }) => {
  await open(page, "/camp");
  await barLink(page, "Blog").hover();
  await bar(page)
    .getByRole("link", { name: /^Store/ })
    .hover();
  await barLink(page, "Blog").focus();
  const ahead = page.locator('link[rel="prefetch"]');
  expect(await ahead.evaluateAll((links) => links.map((link) => link.getAttribute("href")))).toEqual([
    `${baseURL}/blog`,
  ]);
});

test.describe("view transitions", () => {
  /** Notes in each document which pictures moved into it. */
  const noteMoves = (page: Page) =>
    page.addInitScript(() => {
      Reflect.set(window, "moves", []);
      addEventListener("pagereveal", ({ viewTransition }) => {
        void viewTransition?.ready.then(
          () => {
            const names = document
              .getAnimations()
              .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.pseudoElement : null));
            const groups = names.filter((name) => name?.startsWith("::view-transition-group(picture"));
            Reflect.set(window, "moves", [...new Set(groups)]);
          },
          () => {},
        );
      });
    });
  const moves = (page: Page) => page.evaluate(() => Reflect.get(window, "moves") as string[]);
  const tile = (page: Page, name: string) => page.getByRole("main").getByRole("listitem").getByRole("link", { name });

  test("a tile's picture grows into the masthead of its page, and back", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await noteMoves(page);
    await open(page, "/blog");
    await tile(page, "Camping").last().click();
    await expect(heading(page)).toHaveText("Camping");
    await expect.poll(() => moves(page)).toEqual(["::view-transition-group(picture-camp)"]);
    await page.goBack();
    await expect(heading(page)).toHaveText("Adventure");
    await expect.poll(() => moves(page)).toEqual(["::view-transition-group(picture-camp)"]);
  });

  test("other pages are there at once, without an error, as for visitors who want less motion", async ({ page }) => {
    await noteMoves(page);
    await open(page, "/blog");
    await tile(page, "Camping").last().click();
    await expect(heading(page)).toHaveText("Camping");
    expect(await moves(page)).toEqual([]);
    await page.emulateMedia({ reducedMotion: "no-preference" });
    for (const [name, title] of [
      ["Contact", "Contact"],
      ["Home", "Whole"],
      ["Blog", "Adventure"],
    ] as const) {
      await barLink(page, name).click();
      await expect(heading(page)).toHaveText(title);
      expect(await moves(page)).toEqual([]);
    }
  });
});
