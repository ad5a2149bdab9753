import type { Page } from "@playwright/test";
import { expect, historyLength, hydrated, open, pathOf, test } from "../support/browser.ts";

const path = "/blog/finance";
const tool = (page: Page) => page.locator("#growth-and-fees");
const field = (page: Page, name: string) => tool(page).getByRole("spinbutton", { name });
const slider = (page: Page, name: string) => tool(page).getByRole("slider", { name });
const figures = (page: Page) => tool(page).locator("dd");
const caption = (page: Page) => tool(page).locator("caption");
const said = (page: Page) => tool(page).locator("output");

const contribution = "Paid in each month ($)";
const years = "Years";
const rate = "Return a year (%)";
const fee = "Fees a year (%)";

const atFirst = "$500 a month for 30 years, at 5% a year with fees of 1% a year.";
const figuresAtFirst = ["$180,000", "$167,025", "$69,105", "$347,025"];

const edgeOf = (page: Page) => tool(page).locator('path[data-part="growth"]').getAttribute("d");

test("begins with the owner's case, which is not said, and a field and its slider agree by keyboard alone", async ({
  page,
}) => {
  await open(page, path);
  await expect(caption(page)).toHaveText(atFirst);
  await expect(figures(page)).toHaveText(figuresAtFirst);
  await expect(said(page)).toHaveText("");
  const drawn = await edgeOf(page);

  await field(page, fee).focus();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("0");
  await expect(slider(page, fee)).toHaveValue("0");
  await expect(figures(page).nth(2)).toHaveText("$0");
  await expect(said(page)).toHaveText("$416,129 at the end: $180,000 paid in, $236,129 growth. Lost to fees: $0.");
  expect(await edgeOf(page), "the chart follows").not.toBe(drawn);

  await page.keyboard.press("Tab");
  await expect(slider(page, fee)).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(field(page, fee)).toHaveValue("0.05");
  await expect(caption(page)).toContainText("fees of 0.05% a year");
});

test("a number beyond its bounds or off its steps is mended when it is left, and nonsense changes nothing", async ({
  page,
}) => {
  await open(page, path);
  await field(page, years).fill("400");
  await expect(caption(page)).toHaveText(atFirst);
  await page.keyboard.press("Enter");
  await expect(field(page, years)).toHaveValue("50");
  await field(page, contribution).fill("333");
  await field(page, rate).fill("");
  await field(page, rate).blur();
  await expect(field(page, contribution)).toHaveValue("335");
  await expect(slider(page, contribution)).toHaveValue("335");
  await expect(field(page, rate)).toHaveValue("5");
  await expect(caption(page)).toHaveText("$335 a month for 50 years, at 5% a year with fees of 1% a year.");
  await expect(tool(page).getByRole("rowheader")).toHaveText([8, 17, 25, 33, 42, 50].map((n) => `${n} years`));
});

test("what was asked is there after a reload and in another tab, and can be cleared", async ({ page, context }) => {
  await open(page, path);
  await field(page, years).fill("1");
  await expect(caption(page)).toContainText("for 1 year,");
  await page.reload();
  await hydrated(page);
  await expect(field(page, years)).toHaveValue("1");
  await expect(slider(page, years)).toHaveValue("1");

  const other = await context.newPage();
  await open(other, path);
  await expect(field(other, years)).toHaveValue("1");
  await slider(other, years).press("ArrowRight");
  await expect(field(page, years)).toHaveValue("2");
  await tool(other).getByRole("button", { name: "Start over" }).click();
  await expect(caption(page)).toHaveText(atFirst);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("growth")))).toEqual([]);
});

test("what is broken or foreign in the storage or the address is ignored", async ({ page }) => {
  await open(page, path);
  await field(page, years).fill("12");
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) localStorage.setItem(key, '{"years": "many"');
  });
  await page.goto(`${path}?growth=1-2-3`);
  await hydrated(page);
  await expect(caption(page)).toHaveText(atFirst);
  await field(page, years).fill("12");
  await expect(caption(page)).toContainText("for 12 years");
});

test("an address carries a case; it leaves the visitor's own alone until one is changed", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, path);
  await field(page, contribution).fill("100");
  await tool(page).getByRole("button", { name: "Copy a link to this" }).click();
  await expect(said(page)).toHaveText("Link copied");
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(new URL(`${path}?growth=100-30-5-1#growth-and-fees`, page.url()).href);

  await page.goto(copied.replace("100-30-5-1", "250-20-6.5-0.25"));
  await hydrated(page);
  const length = await historyLength(page);
  await expect(caption(page)).toHaveText("$250 a month for 20 years, at 6.5% a year with fees of 0.25% a year.");
  await slider(page, years).focus();
  await page.keyboard.press("ArrowLeft");
  await expect(caption(page)).toContainText("$250 a month for 19 years");
  await expect.poll(() => pathOf(page)).toBe(path);
  await expect(slider(page, years), "the keyboard stays where it is").toBeFocused();
  expect(await historyLength(page)).toBe(length);
  await page.reload();
  await hydrated(page);
  await expect(caption(page)).toContainText("$250 a month for 19 years");
});

test("paper gets the chart, the numbers and the case, without the controls", async ({ page }) => {
  await open(page, path);
  await field(page, years).fill("20");
  await expect(caption(page)).toContainText("for 20 years");
  await page.emulateMedia({ media: "print" });
  await expect(field(page, years)).toBeHidden();
  await expect(tool(page).getByRole("button")).toHaveCount(0);
  await expect(tool(page).locator("figure svg").first()).toBeVisible();
  await expect(caption(page)).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the owner's case is drawn, told and reckoned; nothing that cannot answer is shown", async ({ page }) => {
    await page.goto(path);
    await expect(caption(page)).toHaveText(atFirst);
    await expect(figures(page)).toHaveText(figuresAtFirst);
    await expect(tool(page).getByRole("figure", { name: "Chart of 30 years" })).toBeVisible();
    expect(await edgeOf(page)).toMatch(/^M0 1000L.*Z$/);
    await expect(tool(page).locator("tbody tr").last()).toContainText("$347,025");
    await expect(tool(page).locator("input:visible, button:visible")).toHaveCount(0);
    await expect(tool(page)).toContainText("arithmetic, not a forecast");
  });
});
