import { expect, heading, historyLength, isSameDocument, markDocument, open, test } from "../support/browser.ts";
import { photography } from "../support/sample.ts";
import { address, expectAddress, expectShown, photo, viewer } from "./gallery-page.ts";

/** Photographs that belong together, on a page of their own. */

type Photo = (typeof photography.photos)[number];

const dry = photography.collections.find(({ slug }) => slug === "dry-country");
const path = `/photography/collections/${dry?.slug}`;
const [first, second, third] = (dry?.photos ?? []).map((slug) =>
  photography.photos.find((one) => one.slug === slug),
) as [Photo, Photo, Photo];

test("a collection opens its photos in the viewer, in its own order, and Back leads out again", async ({ page }) => {
  await open(page, "/photography");
  await markDocument(page);
  await page.locator("#collections").getByRole("link", { name: "Dry country 5 frames" }).click();
  await expect(heading(page)).toHaveText("Dry country");
  await expectAddress(page, path);
  await expect(page.locator("#gallery li")).toHaveCount(5);

  const entries = await historyLength(page);
  await photo(page, second.title).click();
  await expectShown(page, second.slug, second.title);
  await expect(viewer(page)).toContainText("2 / 5");
  await page.keyboard.press("ArrowRight");
  await expectShown(page, third.slug, third.title);
  await expectAddress(page, address(third.slug));
  await expect(page).toHaveTitle(`${third.title} · Dry country · Photography · Ridgeline`);
  expect(await historyLength(page)).toBe(entries + 1);

  await page.goBack();
  await expect(viewer(page)).toHaveCount(0);
  await expectAddress(page, path);
  await expect(photo(page, third.title)).toBeFocused();
  await page.goBack();
  await expectAddress(page, "/photography");
  expect(await isSameDocument(page)).toBe(true);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a collection leads to its photos' pages, which lead back, to all photos and to the next", async ({ page }) => {
    await page.goto("/photography");
    await page.locator("#collections").getByRole("link", { name: "Dry country" }).click();
    await expect(heading(page)).toHaveText("Dry country");
    await expect(page.locator("main")).toContainText(dry?.lede ?? "none");
    await photo(page, first.title).click();
    await expect(heading(page)).toHaveText(first.title);
    await page.getByRole("link", { name: "Collection: Dry country" }).click();
    await expectAddress(page, path);
    const others = page.getByRole("navigation", { name: "Other collections" });
    await others.getByRole("link", { name: "Next collection" }).click();
    await expect(heading(page)).toHaveText("At the water’s edge");
    await page.getByRole("link", { name: "All photos" }).click();
    await expectAddress(page, "/photography#gallery");
  });
});
