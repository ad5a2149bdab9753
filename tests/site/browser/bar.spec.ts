import type { Page } from "@playwright/test";
import { site } from "../../support/content.ts";
import { expect, open, test, withoutPictures } from "../../support/browser.ts";

const links = [...site.nav, ...(site.store ? [site.store] : [])];

const widths = Array.from({ length: 29 }, (_, step) => 320 + step * 40);

/** What is wrong with the bar as it stands: parts outside of it, over each other, in a second line, or cut off. */
const faultsOf = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector("body > header");
    if (!bar) return ["no bar"];
    const { paddingLeft, paddingRight } = getComputedStyle(bar);
    const room = { left: Number.parseFloat(paddingLeft), right: bar.clientWidth - Number.parseFloat(paddingRight) };
    const parts = [...bar.querySelectorAll("a, button")]
      .filter((part) => part.checkVisibility())
      .map((part) => ({ name: part.textContent, box: part.getBoundingClientRect(), part }))
      .toSorted((a, b) => a.box.left - b.box.left);
    const middle = (box: DOMRect) => box.top + box.height / 2;
    return parts.flatMap(({ name, box, part }, index) => {
      const next = parts[index + 1];
      return [
        ...(box.left < room.left - 1 || box.right > room.right + 1 ? [`${name} is outside`] : []),
        ...(next && next.box.left < box.right - 1 ? [`${name} lies over ${next.name}`] : []),
        ...(Math.abs(middle(box) - middle((parts[0] ?? { box }).box)) > 2 ? [`${name} is in another line`] : []),
        ...(part.scrollWidth > part.clientWidth + 1 ? [`${name} is cut off`] : []),
      ];
    });
  });

const menuOf = (page: Page) => page.locator("header button[aria-controls]");

test("the bar holds what stands in it, in one line, in every window from 320 to 1440 px", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await withoutPictures(page);
  await open(page, "/");
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    expect(await faultsOf(page), `${width} px`).toEqual([]);
    const shown = await page.locator("#menu a").evaluateAll((all) => all.filter((link) => link.checkVisibility()));
    // The links stand in the bar, or there is a menu that has them: never both, never neither.
    expect(shown.length, `links in the bar at ${width} px`).toBe((await menuOf(page).isVisible()) ? 0 : links.length);
  }
});

if (links.length > 0) {
  test("every link of the menu can be reached, however many and however long they are", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await withoutPictures(page);
    for (const size of [
      { width: 320, height: 480 },
      { width: 780, height: 400 },
    ]) {
      await page.setViewportSize(size);
      await open(page, "/");
      await menuOf(page).click();
      for (const link of await page.locator("#menu a").all()) {
        await link.scrollIntoViewIfNeeded();
        const box = await link.boundingBox();
        const bar = await page.locator("body > header").boundingBox();
        expect(box && bar && box.y >= bar.y + bar.height - 1, await link.innerText()).toBe(true);
        expect(box && box.x >= 0 && box.x + box.width <= size.width, await link.innerText()).toBe(true);
      }
    }
  });
}

test("a link too many would be noticed", async ({ page }) => {
  await open(page, "/");
  await page.locator("body > header > div").evaluate((right) => {
    right.insertAdjacentHTML("beforeend", `<a href="/">${"x".repeat(400)}</a>`);
  });
  expect(await faultsOf(page)).not.toEqual([]);
});
