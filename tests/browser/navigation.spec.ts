import type { Page } from "@playwright/test";
import { expect, heading, hydrated, open, pathOf, scrollTo, scrollTop, test } from "../support/browser.ts";
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

test("a link loads a page at its top; Back, Forward and reload restore the scroll position", async ({ page }) => {
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

test("an anchor target appears below the bar: on load, after a click, and from another page", async ({ page }) => {
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

test("the skip link is the first tab stop, becomes visible and skips the bar", async ({ page }) => {
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

test("Tab moves through a page with the focus visible, outlined and never behind the bar", async ({ page }) => {
  for (const [path, width] of [
    ["/", 1440],
    ["/blog", 375],
    ["/drones", 1440],
    ["/contact", 375],
    ["/engineering", 1440],
    ["/photography/badlands", 375],
  ] as const) {
    await page.setViewportSize({ width, height: 700 });
    await open(page, path);
    const faults: string[] = [];
    let stops = 0;
    for (; ; stops++) {
      await page.keyboard.press("Tab");
      if (await page.evaluate(() => document.activeElement === document.body)) break;
      const fault = await page.locator(":focus").evaluate((element) => {
        const box = element.getBoundingClientRect();
        const hit = document.elementFromPoint(
          box.left + box.width / 2,
          box.top + Math.min(box.height, innerHeight) / 2,
        );
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

test("hovering a link to a page of this site prefetches it once, and files are not prefetched", async ({
  page,
  baseURL,
}) => {
  await open(page, "/camp");
  await barLink(page, "Blog").hover();
  await bar(page)
    .getByRole("link", { name: /^Store/ })
    .hover();
  await barLink(page, "Blog").focus();
  await page.locator("main a[data-opens]").first().hover();
  const ahead = page.locator('link[rel="prefetch"]');
  expect(await ahead.evaluateAll((links) => links.map((link) => link.getAttribute("href")))).toEqual([
    `${baseURL}/blog`,
  ]);
});

test.describe("view transitions", () => {
  /**
   * Saves for the next document which picture this one animates. Whether it then animates depends on the load of the machine:
   * browsers skip a transition after four seconds.
   */
  const noteNames = (page: Page) =>
    page.evaluate(() => {
      sessionStorage.removeItem("names");
      addEventListener("pageswap", ({ viewTransition }) => {
        const parts = [...document.querySelectorAll("[data-morph]")];
        const names = parts.map((part) => getComputedStyle(part).viewTransitionName).filter((name) => name !== "none");
        sessionStorage.setItem("names", viewTransition ? names.join() : "no transition");
      });
    });
  const expectNames = (page: Page, names: string) =>
    expect.poll(() => page.evaluate(() => sessionStorage.getItem("names"))).toBe(names);
  const tile = (page: Page) => page.getByRole("link", { name: /Camping Tents/ });

  test("a tile's picture grows into the masthead of its page, and back", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await open(page, "/blog");
    await noteNames(page);
    await tile(page).click();
    await expect(heading(page)).toHaveText("Camping");
    await expectNames(page, "picture-camp");
    await noteNames(page);
    await page.goBack();
    await expect(heading(page)).toHaveText("Adventure");
    await expectNames(page, "picture-camp");
  });

  test("nothing is animated for visitors who prefer reduced motion", async ({ page }) => {
    await open(page, "/blog");
    await noteNames(page);
    await tile(page).click();
    await expect(heading(page)).toHaveText("Camping");
    await expectNames(page, "no transition");
  });

  test("a page without the topic's picture appears at once, without an error", { tag: "@full" }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.addInitScript(() =>
      addEventListener("pagereveal", ({ viewTransition }) => {
        const note = () => Object.assign(window, { moves: document.getAnimations().length });
        viewTransition?.ready.then(note, () => {});
      }),
    );
    await open(page, "/camp");
    await barLink(page, "Contact").click();
    await hydrated(page);
    await expect(heading(page)).toHaveText("Contact");
    expect(await page.evaluate(() => Reflect.get(window, "moves") as number | undefined)).toBeUndefined();
  });
});
