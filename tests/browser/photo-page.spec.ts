import type { Page } from "@playwright/test";
import { breakpoints, photograph, rem } from "../../site/layout.ts";
import { expect, heading, historyLength, isSameDocument, markDocument, open, test } from "../support/browser.ts";
import { photography } from "../support/sample.ts";
import { address, button, expectAddress, expectShown, openPhoto, photo, viewer } from "./gallery-page.ts";

/** The page that every photograph has. */

const [first, second, third] = photography.photos as [Photo, Photo, Photo];
const last = photography.photos.at(-1) as Photo;
type Photo = (typeof photography.photos)[number];

const picture = (page: Page, { title }: Photo) =>
  page.getByRole("main").getByRole("link", { name: new RegExp(`^Enlarge: ${title}`) });
const onward = (page: Page) => page.getByRole("navigation", { name: "Other photos" });

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("says all there is to say, and leads to the photos before and after", async ({ page }) => {
    await page.goto(address(second.slug));
    await expect(page).toHaveTitle(`${second.title} · Photography · Ridgeline`);
    await expect(heading(page)).toHaveText(second.title);
    await expect(page.locator("main")).toContainText(second.comment ?? "");
    await expect(page.getByRole("region", { name: "About this photo" })).toContainText(/\d+ × \d+ pixels/);
    await expect(picture(page, second).getByRole("img")).toHaveJSProperty("complete", true);
    await expect(page.getByRole("link", { name: "Buy a print" })).toHaveAttribute("href", second.printUrl ?? "");
    await onward(page).getByRole("link", { name: third.title }).click();
    await expect(heading(page)).toHaveText(third.title);
    await onward(page).getByRole("link", { name: second.title }).click();
    await expectAddress(page, address(second.slug));
    await page.getByRole("link", { name: "All photos" }).click();
    await expectAddress(page, "/photography#gallery");
  });
});

test("the photos go round: after the last comes the first", async ({ page }) => {
  await open(page, address(last.slug));
  await markDocument(page);
  await onward(page).getByRole("link", { name: first.title }).click();
  await expect(heading(page)).toHaveText(first.title);
  await expect(heading(page)).toBeFocused();
  await onward(page).getByRole("link", { name: last.title }).click();
  await expect(heading(page)).toHaveText(last.title);
  expect(await isSameDocument(page)).toBe(true);
});

test("opens its photo in the viewer, beside all others, and Back closes it", async ({ page }) => {
  await open(page, address(second.slug));
  await markDocument(page);
  const entries = await historyLength(page);
  await picture(page, second).click();
  await expectShown(page, second.slug, second.title);
  await expectAddress(page, address(second.slug));
  await page.keyboard.press("ArrowRight");
  await expectShown(page, third.slug, third.title);
  await expectAddress(page, address(third.slug));
  expect(await historyLength(page)).toBe(entries + 1);

  await page.goBack();
  await expect(viewer(page)).toHaveCount(0);
  await expectAddress(page, address(second.slug));
  await expect(heading(page)).toHaveText(second.title);
  await expect(picture(page, second)).toBeFocused();

  await page.goForward();
  await expectShown(page, third.slug, third.title);
  await button(page, "Close the viewer").click();
  await expect(viewer(page)).toHaveCount(0);
  await expectAddress(page, address(second.slug));
  expect(await isSameDocument(page)).toBe(true);
});

test("leads to its large picture when the viewer cannot be loaded", async ({ page, watch }) => {
  watch.expectError(/viewer-|ERR_FAILED|Applying inline style/);
  await page.route(/\/viewer-[^/]+\.js$/, (route) => route.abort());
  await open(page, address(first.slug));
  await picture(page, first).click();
  await page.waitForURL(new RegExp(`${first.slug}-\\d+\\.\\w+\\.jpg$`));
});

test("is what a reload in the viewer shows; Back leads to the gallery, Forward to the page again", async ({ page }) => {
  await open(page, "/photography");
  await photo(page, second.title).click();
  await expectShown(page, second.slug, second.title);
  await page.reload();
  await expect(heading(page)).toHaveText(second.title);
  await expect(viewer(page)).toHaveCount(0);
  await expectAddress(page, address(second.slug));
  await picture(page, second).click();
  await expectShown(page, second.slug, second.title);
  await page.goBack();
  await expect(viewer(page)).toHaveCount(0);
  await page.goBack();
  await expect(heading(page)).toHaveText("Photography");
  await expectAddress(page, "/photography");
  await page.goForward();
  await expect(heading(page)).toHaveText(second.title);
});

test("comes back with another photo in the viewer, after a reload in between", async ({ page }) => {
  await open(page, address(first.slug));
  await picture(page, first).click();
  await expectShown(page, first.slug, first.title);
  await page.keyboard.press("ArrowRight");
  await expectAddress(page, address(second.slug));
  await page.goBack();
  await expect(viewer(page)).toHaveCount(0);
  await page.reload();
  await expect(heading(page)).toHaveText(first.title);
  await expect.poll(() => page.evaluate(() => "__reactRouterDataRouter" in window)).toBe(true);
  await page.goForward();
  await expectShown(page, second.slug, second.title);
});

test("a photo in view has its page's address as the canonical one", async ({ page }) => {
  const canonical = page.locator('link[rel="canonical"]');
  await open(page, address(first.slug));
  const own = (await canonical.getAttribute("href")) ?? "";
  expect(new URL(own).pathname).toBe(address(first.slug));
  await openPhoto(page, first.slug);
  await expect(canonical).toHaveAttribute("href", own);
});

test.describe("an address of no photo", () => {
  test("is the 404 page, which comes alive as it stands", async ({ page, watch }) => {
    watch.expectError(/status of 404/);
    for (const path of ["/photography/no-such-photo", `/photography/${first.slug}/more`, "/photography/Badlands"]) {
      const response = await open(page, path);
      expect(response?.status()).toBe(404);
      await expect(heading(page)).toHaveText("404 - Not Found");
      await expect(page.locator("main")).toContainText(`${path} doesn't exist`);
      await expect(page.locator("main h1")).toHaveCount(1);
      await markDocument(page);
      await page.getByRole("banner").getByRole("link", { name: "Photography" }).click();
      await photo(page, first.title).click();
      await expectShown(page, first.slug, first.title);
      expect(await isSameDocument(page)).toBe(true);
    }
  });
});

/** A wide one, a tall one and a square. */
const shapes = ["dune-crest-last-light", "snow-forest-fog", "lone-tree-white-hill"];

for (const [width, height] of [
  [375, 812],
  [768, 1024],
  [1440, 900],
  [812, 375],
  [breakpoints.desktop * rem, 700],
] as const) {
  test(`the photograph is whole and as large as a window of ${width} × ${height} allows`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const slug of shapes) {
      await page.goto(address(slug));
      const image = page.locator("main img").first();
      await expect(image).toHaveJSProperty("complete", true);
      const box = await image.evaluate((node: HTMLImageElement) => {
        const { left, width: wide, height: high } = node.getBoundingClientRect();
        const gutter = document.querySelector("main h1")?.getBoundingClientRect().left ?? 0;
        return { left, gutter, wide, high, ratio: node.naturalWidth / node.naturalHeight, file: node.currentSrc };
      });
      const [most, sheet] = [photograph.share * height, width - 2 * box.gutter];
      expect(Math.abs(box.wide / box.high / box.ratio - 1)).toBeLessThan(0.02);
      expect(box.wide).toBeLessThanOrEqual(width);
      expect(box.high).toBeLessThanOrEqual(most + 1);
      expect(box.wide > width - 1 || Math.abs(box.wide - sheet) <= 1 || box.high > most - 1).toBe(true);
      // It stands on the edge of the window or, like its title, on the gutter.
      expect(Math.abs(box.left - (box.wide > width - 1 ? 0 : box.gutter))).toBeLessThanOrEqual(1);
      const file = Number(/-(\d+)\.[0-9a-f]+\.avif$/.exec(box.file)?.[1]);
      expect(file / box.wide).toBeLessThanOrEqual(1.36);
      expect(file / box.wide).toBeGreaterThanOrEqual(0.98);
    }
  });
}
