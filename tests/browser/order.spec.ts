import type { Page } from "@playwright/test";
import { expect, hydrated, open, test } from "../support/browser.ts";

const path = "/blog/finance";
const tool = (page: Page) => page.locator("#order");
const steps = (page: Page) => tool(page).locator("ol > li");
const current = (page: Page) => tool(page).locator('[aria-current="step"]');
const button = (page: Page, name: string) => tool(page).getByRole("button", { name });
const said = (page: Page) => tool(page).locator("output");

test("the next dollar's place is marked step by step, by keyboard alone, and said", async ({ page }) => {
  await open(page, path);
  await expect(current(page)).toHaveCount(0);
  await expect(said(page)).toHaveText("");
  await button(page, "Next").focus();
  await page.keyboard.press("Enter");
  await expect(current(page)).toHaveText(/^One month of expenses/);
  await expect(said(page)).toHaveText(/^1 of 9\. One month of expenses in a savings account, /);
  await page.keyboard.press("Space");
  await expect(current(page)).toHaveText(/^The employer match/);
  await expect(current(page)).toBeInViewport();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(current(page)).toHaveText(/^One month/);
  for (let press = 0; press < 8; press++) await button(page, "Next").click();
  await expect(current(page)).toHaveText(/^The mortgage/);
  await expect(button(page, "Next")).toHaveAttribute("aria-disabled", "true");
});

test("it is there after a reload and in another tab, can be cleared, and nonsense is ignored", async ({
  page,
  context,
}) => {
  await open(page, path);
  await button(page, "Next").click();
  await expect(current(page)).toHaveCount(1);
  await page.reload();
  await hydrated(page);
  await expect(current(page)).toHaveText(/^One month/);
  await expect(said(page), "nobody asked").toHaveText("");
  const other = await context.newPage();
  await open(other, path);
  await button(other, "Next").click();
  await expect(current(page)).toHaveText(/^The employer match/);
  await button(other, "Start over").click();
  await expect(current(page)).toHaveCount(0);

  await button(page, "Next").click();
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) localStorage.setItem(key, '"many"');
  });
  await page.reload();
  await hydrated(page);
  await expect(current(page)).toHaveCount(0);
});

test("paper has the whole list and no buttons", async ({ page }) => {
  await open(page, path);
  await page.emulateMedia({ media: "print" });
  await expect(steps(page).last()).toBeVisible();
  await expect(tool(page).getByRole("button")).toHaveCount(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the whole list is there, and nothing that cannot answer", async ({ page }) => {
    await page.goto(path);
    await expect(steps(page)).toHaveCount(9);
    await expect(current(page)).toHaveCount(0);
    await expect(tool(page).locator("button:visible")).toHaveCount(0);
  });
});
