import type { Page } from "@playwright/test";
import { expect, open, pathOf, scrollTo, test } from "../support/browser.ts";

const contents = (page: Page) => page.getByRole("navigation", { name: "On this page" });
const bar = (page: Page) => contents(page).locator("summary");
const current = (page: Page) => contents(page).locator("details [aria-current]:visible");

const read = (page: Page, heading: string) =>
  page.getByRole("heading", { name: heading, level: 2 }).evaluate((element) => element.scrollIntoView());

test.describe("on a phone", () => {
  test.use({ viewport: { width: 375, height: 700 } });

  test("a bar names the current section, and opens the list of sections", async ({ page }) => {
    await open(page, "/blog/3d-art");
    await expect(bar(page)).toBeHidden();
    await read(page, "Commands");
    await expect(bar(page)).toHaveText(/Commands$/);
    expect(pathOf(page), "the address stays while the page scrolls").toBe("/blog/3d-art");

    await bar(page).click();
    await expect(current(page)).toHaveText(/Commands$/);
    await contents(page).getByRole("link", { name: "Facts" }).last().click();
    await expect(bar(page)).toHaveText(/Facts$/);
    expect(pathOf(page)).toBe("/blog/3d-art#facts");
    await expect(current(page), "the list is closed again").toHaveCount(0);

    await bar(page).click();
    await page.keyboard.press("Escape");
    await expect(current(page)).toHaveCount(0);
    await scrollTo(page, 0);
    await expect(bar(page)).toBeHidden();
  });

  test("a selected section's heading appears below both bars", async ({ page }) => {
    await open(page, "/blog/3d-art#facts");
    await expect(bar(page)).toHaveText(/Facts$/);
    const bottom = await bar(page).evaluate((element) => element.getBoundingClientRect().bottom);
    const heading = await page.getByRole("heading", { name: "Facts", level: 2 }).boundingBox();
    expect(heading?.y).toBeGreaterThan(bottom);
  });
});

test("in a wide window the list marks the current section, and there is no second bar", async ({ page }) => {
  await open(page, "/blog/3d-art");
  await read(page, "Commands");
  await expect(contents(page).locator("[data-contents] [aria-current]")).toHaveText(/Commands$/);
  await expect(bar(page)).toBeHidden();
});
