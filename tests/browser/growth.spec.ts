import type { Page } from "@playwright/test";
import { expect, open, pathOf, test } from "../support/browser.ts";

const path = "/colophon";
const tool = (page: Page) => page.locator("#what-a-keyboard-costs");
const field = (page: Page, name: string) => tool(page).getByRole("spinbutton", { name });
const slider = (page: Page, name: string) => tool(page).getByRole("slider", { name });
const figures = (page: Page) => tool(page).getByRole("definition");
const caption = (page: Page) => tool(page).getByRole("caption");
const announced = (page: Page) => tool(page).getByRole("status");
const curve = (page: Page) => tool(page).locator('path[data-part="growth"]').getAttribute("d");

const contribution = "Monthly contribution ($)";
const years = "Years";
const fee = "Annual fees (%)";

const ownersCase = "$10 a month for 3 years. Annual return: 2%, annual fees: 0.5%.";
const ownersFigures = ["$360", "$8", "$3", "$368"];

test("a field and its slider change the same number, and update figures, chart and announcement", async ({ page }) => {
  await open(page, path);
  await expect(caption(page)).toHaveText(ownersCase);
  await expect(figures(page)).toHaveText(ownersFigures);
  await expect(announced(page)).toHaveText("");
  const before = await curve(page);

  await field(page, fee).fill("0");
  await expect(slider(page, fee)).toHaveValue("0");
  await expect(figures(page)).toHaveText(["$360", "$11", "$0", "$371"]);
  await expect(announced(page)).toHaveText("Final balance $371: $360 contributions, $11 growth. Lost to fees: $0.");
  expect(await curve(page)).not.toBe(before);

  await slider(page, fee).press("ArrowRight");
  await expect(field(page, fee)).toHaveValue("0.25");
  await expect(caption(page)).toContainText("annual fees: 0.25%");
});

test("a number out of bounds or between steps is corrected on blur", { tag: "@full" }, async ({ page }) => {
  await open(page, path);
  await field(page, years).fill("400");
  await expect(caption(page)).toHaveText(ownersCase);
  await page.keyboard.press("Enter");
  await expect(field(page, years)).toHaveValue("20");
  await field(page, contribution).fill("33");
  await field(page, fee).fill("");
  await field(page, fee).blur();
  await expect(field(page, contribution)).toHaveValue("35");
  await expect(field(page, fee)).toHaveValue("0.5");
  await expect(caption(page)).toHaveText("$35 a month for 20 years. Annual return: 2%, annual fees: 0.5%.");
});

test("the numbers are saved on the device for every tab until Reset", { tag: "@full" }, async ({ page, context }) => {
  await open(page, path);
  await field(page, years).fill("1");
  await field(page, years).press("Enter");
  await expect(caption(page)).toContainText("for 1 year.");
  const other = await context.newPage();
  await open(other, path);
  await expect(field(other, years)).toHaveValue("1");
  await slider(other, years).press("ArrowRight");
  await expect(field(page, years)).toHaveValue("2");
  await tool(other).getByRole("button", { name: "Reset" }).click();
  await expect(caption(page)).toHaveText(ownersCase);
  await page.evaluate(() => Object.keys(localStorage).forEach((key) => localStorage.setItem(key, '{"years": "many"')));
  await open(page, `${path}?growth=1-2-3`);
  await expect(caption(page), "broken storage and a broken address are ignored").toHaveText(ownersCase);
});

test("a copied link contains the numbers until one changes", { tag: "@full" }, async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, path);
  await field(page, contribution).fill("50");
  await tool(page).getByRole("button", { name: "Copy link" }).click();
  await expect(announced(page)).toHaveText("Copied");
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/\/colophon\?growth=50-3-2-0\.5#what-a-keyboard-costs$/);

  await open(page, copied.replace("50-3-2-0.5", "100-20-8-0.25"));
  await expect(caption(page)).toHaveText("$100 a month for 20 years. Annual return: 8%, annual fees: 0.25%.");
  await slider(page, years).press("ArrowLeft");
  await expect(caption(page)).toContainText("$100 a month for 19 years");
  expect(pathOf(page)).toBe(path);
  await expect(slider(page, years)).toBeFocused();
  await page.emulateMedia({ media: "print" });
  await expect(tool(page).getByRole("figure")).toBeVisible();
  await expect(tool(page).locator("input:visible, button:visible"), "on paper").toHaveCount(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the default values are calculated and charted, without controls", async ({ page }) => {
    await page.goto(path);
    await expect(caption(page)).toHaveText(ownersCase);
    await expect(figures(page)).toHaveText(ownersFigures);
    await expect(tool(page).getByRole("figure", { name: "Chart of 3 years" })).toBeVisible();
    await expect(tool(page).getByRole("row").last()).toContainText("$368");
    await expect(tool(page).locator("input:visible, button:visible")).toHaveCount(0);
  });
});
