import type { Page } from "@playwright/test";
import { expect, hydrated, open, pathOf, test } from "../support/browser.ts";

const path = "/blog/3d-art";
const guide = (page: Page) => page.locator("#a-cube");
const box = (page: Page, name: string) => guide(page).getByRole("checkbox", { name });
const summary = (page: Page) => guide(page).getByRole("paragraph").first();
const resume = (page: Page) => guide(page).getByRole("link", { name: /^Continue: / });
const clear = (page: Page) => guide(page).getByRole("button", { name: "Reset" });

test("checking a step updates the count, announces the time left, and persists after a reload and in another tab", async ({
  page,
  context,
}) => {
  await open(page, path);
  const announced = guide(page).locator("output");
  await expect(summary(page)).toHaveText("2 stepsAbout 1 hr 15 min");
  await expect(resume(page)).toHaveCount(0);
  await box(page, "Six sides").check();
  await box(page, "Scissors").check();
  await expect(announced).toHaveText("1 of 2 done. About 1 hr 15 min left");

  await page.reload();
  await hydrated(page);
  await expect(box(page, "Six sides")).toBeChecked();
  await expect(box(page, "Scissors")).toBeChecked();
  await expect(summary(page)).toHaveText("1 of 2 doneAbout 1 hr 15 min left");
  await expect(announced, "what was done before is not announced").toHaveText("");

  const other = await context.newPage();
  await open(other, path);
  await box(page, "Fold").check();
  await expect(box(other, "Fold")).toBeChecked();
  await expect(summary(page)).toHaveText(/^All done/);
  await clear(other).click();
  await expect(guide(page).locator(":checked")).toHaveCount(0);
});

test("steps can be checked, continued and reset with the keyboard alone", { tag: "@full" }, async ({ page }) => {
  await open(page, path);
  await box(page, "Six sides").press("Space");
  await resume(page).press("Enter");
  const second = guide(page).locator("#fold");
  await expect(second).toBeFocused();
  await expect(second).toBeInViewport();
  expect(pathOf(page)).toBe(`${path}#fold`);
  await clear(page).press("Enter");
  await expect(guide(page).locator(":checked")).toHaveCount(0);
});

test("a printed guide is a work sheet with boxes for tools and steps", { tag: "@full" }, async ({ page }) => {
  await open(page, path);
  await box(page, "Six sides").check();
  await page.emulateMedia({ media: "print" });
  await expect(box(page, "Scissors")).toBeVisible();
  await expect(box(page, "Six sides")).toBeHidden();
  const boxes = await guide(page)
    .locator("h3")
    .evaluateAll((titles) => titles.map((title) => getComputedStyle(title, "::after").content));
  expect(boxes).toEqual(['"✓"', '""']);
});
