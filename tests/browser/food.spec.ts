import type { Page } from "@playwright/test";
import { expect, holdScripts, hydrated, open, pathOf, test } from "../support/browser.ts";

const first = ["Lentils", "Egg", "Skyr", "Oats", "Potato", "Kale", "Walnuts"];
const last = ["Seitan", "Trout", "Fresh cheese with herbs and cucumber", "Rice", "Yam", "Leek", "Olive oil"];

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const table = (page: Page) =>
  page.getByRole("table").filter({ has: page.getByRole("columnheader", { name: "Type", exact: true }) });
const foods = (page: Page) => table(page).getByRole("cell").allInnerTexts();
const expectFoods = (page: Page, expected: unknown) => expect.poll(() => foods(page)).toEqual(expected);

/** Makes every draw pick the first or the last possible food. */
const fixDraws = (page: Page) =>
  page.addInitScript(() => (Math.random = () => (localStorage.getItem("draw") === "last" ? 0.999 : 0)));
const setDraws = (page: Page, place: "first" | "last") =>
  page.evaluate((text) => localStorage.setItem("draw", text), place);

test("the table suggests one food of each category on every visit", async ({ page }) => {
  await fixDraws(page);
  await open(page, "/food");
  await expect(table(page).getByRole("columnheader")).toHaveText(["Type", "Food"]);
  const categories = "Protein, Animal protein, Dairy protein, Carbs, Starchy carbs, Fibrous carbs, Fats";
  await expect(table(page).getByRole("rowheader")).toHaveText(categories.split(", "));
  await expectFoods(page, first);
  await setDraws(page, "last");
  await page.reload();
  await expectFoods(page, last);
});

test(
  "foods are drawn before the picker is hydrated, and an early lock is not lost",
  { tag: "@full" },
  async ({ page }) => {
    await fixDraws(page);
    await page.addInitScript(() => localStorage.setItem("draw", "last"));
    const release = await holdScripts(page, /\/assets\/(food-picker|hydrate)-[^/]+\.js$/);
    await page.goto("/food");
    await expectFoods(page, last);
    await button(page, "Lock Protein").click();
    await expect(button(page, "Lock Protein")).toHaveAttribute("aria-busy", "true");
    release();
    await hydrated(page);
    await expect(button(page, "Lock Protein")).toHaveAttribute("aria-pressed", "true");
    await expectFoods(page, last);
  },
);

test("every click draws new foods, Undo restores the last ones, and both are announced", async ({ page }) => {
  await fixDraws(page);
  await open(page, "/food");
  const announced = page.getByRole("status").first();
  await expect(announced).toHaveText("");
  await expect(button(page, "Undo")).toHaveAttribute("aria-disabled", "true");
  await setDraws(page, "last");
  await button(page, "Get Random Foods").press("Enter");
  await expectFoods(page, last);
  await expect(announced).toHaveText(`New foods: ${last.join(", ")}.`);
  await button(page, "Undo").press("Enter");
  await expectFoods(page, first);
  await expect(button(page, "Undo")).toHaveAttribute("aria-disabled", "true");
});

test("a locked food stays after new draws and a reload", async ({ page }) => {
  await fixDraws(page);
  await open(page, "/food");
  await button(page, "Lock Protein").press("Space");
  await setDraws(page, "last");
  await button(page, "Get Random Foods").click();
  await expectFoods(page, ["Lentils", ...last.slice(1)]);
  await page.reload();
  await hydrated(page);
  await button(page, "Get Random Foods").click();
  await expectFoods(page, ["Lentils", ...first.slice(1)]);
});

test("a copied link shows the same foods until new ones are drawn", { tag: "@full" }, async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await fixDraws(page);
  await open(page, "/food");
  await button(page, "Copy link").click();
  await expect(page.getByText("Copied", { exact: true })).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  await setDraws(page, "last");
  await open(page, address);
  await expectFoods(page, first);
  await button(page, "Get Random Foods").click();
  await expectFoods(page, last);
  expect(pathOf(page)).toBe("/food");
  await open(page, "/food?foods=nonsense_%00");
  await expectFoods(page, last);
});

test("neither the first draw nor a click causes a layout shift", { tag: "@full" }, async ({ page }) => {
  const below = page.getByRole("heading", { name: "How much" });
  await fixDraws(page);
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, "/food");
    const top = () => below.evaluate((element) => Math.round(element.getBoundingClientRect().top + scrollY));
    const before = await top();
    await setDraws(page, "last");
    await button(page, "Get Random Foods").click();
    await expectFoods(page, last);
    expect(await top(), `after a click, ${width} px`).toBe(before);
    await page.reload();
    await expectFoods(page, last);
    expect(await top(), `after the first draw, ${width} px`).toBe(before);
    await setDraws(page, "first");
  }
});

test("a week can be planned, changed, turned into a shopping list, saved for every tab and cleared", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const week = (tab: Page) => tab.getByRole("group").filter({ hasText: "Plan a week" });
  const days = week(page).getByRole("row").getByRole("cell");
  const boxes = week(page).getByRole("checkbox");
  await open(page, "/food");
  await week(page).locator("summary").press("Enter");
  await button(page, "Create plan").press("Enter");
  await expect(week(page).getByRole("status").first()).toHaveText("Plan created.");
  await expect(days).toHaveCount(7);
  const before = await days.allInnerTexts();
  await button(page, "Pick new foods for Monday").press("Enter");
  await expect(days.first()).not.toHaveText(before[0] ?? "");
  expect((await days.allInnerTexts()).slice(1)).toEqual(before.slice(1));

  await boxes.first().press("Space");
  await expect(week(page).getByText(/^1 of \d+ bought$/)).toBeVisible();
  await button(page, "Copy remaining items").click();
  await expect(week(page).getByText("Copied", { exact: true })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.split("\n")).toHaveLength((await boxes.count()) - 1);

  const other = await context.newPage();
  await open(other, "/food");
  await week(other).locator("summary").click();
  await week(other).getByRole("checkbox", { checked: false }).first().check();
  await expect(week(page).getByText(/^2 of \d+ bought$/)).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(days.first()).toBeVisible();
  await expect(week(page).getByRole("button")).toHaveCount(0);
  await page.emulateMedia({ media: "screen" });
  await button(page, "Clear plan").press("Enter");
  await expect(days).toHaveCount(0);
  await expect(button(page, "Create plan")).toBeFocused();
});

test("without JavaScript the page says that the button needs it", async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${baseURL}/food`);
  await expect(page.locator("noscript p")).toContainText("The button needs JavaScript.");
  await expect(button(page, "Get Random Foods")).toBeHidden();
  await page.close();
});
