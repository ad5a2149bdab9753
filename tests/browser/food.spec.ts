import type { Locator, Page } from "@playwright/test";
import { expect, heading, holdScripts, hydrated, open, test } from "../support/browser.ts";
import { foodLists } from "../support/food-lists.ts";

const button = (page: Page) => page.getByRole("button", { name: "Get Random Foods" });
const table = (page: Page) => page.locator("table").filter({ has: page.getByRole("columnheader", { name: "Type" }) });
const foods = (page: Page) => table(page).locator("tbody td").allInnerTexts();

/** A page whose dice show what the test wants: one number after the other, then the last again and again. */
const loadDice = (page: Page, numbers: number[]) =>
  page.addInitScript((given) => {
    const left = [...given];
    Reflect.set(window, "setDice", (next: number[]) => left.splice(0, left.length, ...next));
    Math.random = () => (left.length > 1 ? left.shift() : left[0]) ?? 0;
  }, numbers);

const setDice = (page: Page, numbers: number[]) =>
  page.evaluate((next) => (Reflect.get(window, "setDice") as (given: number[]) => void)(next), numbers);

test("a suggestion for each of the seven categories is there on load, with the names of the specification", async ({
  page,
}) => {
  await open(page, "/food");
  await expect(table(page).getByRole("columnheader")).toHaveText(["Type", "Food"]);
  await expect(table(page).getByRole("rowheader")).toHaveText([
    "Protein",
    "Animal protein",
    "Dairy protein",
    "Carbs",
    "Starchy carbs",
    "Fibrous carbs",
    "Fats",
  ]);
  await expect(table(page).locator("tbody td").first()).toHaveText(/\w/);
  const drawn = await foods(page);
  expect(drawn).toHaveLength(7);
  for (const [index, food] of drawn.entries()) expect(foodLists[index]).toContain(food);
});

test("every click draws anew, from the whole of each list", async ({ page }) => {
  await loadDice(page, [0]);
  await open(page, "/food");
  const at = (share: number) => foodLists.map((list) => list[Math.floor(share * list.length)] ?? "");
  await expect.poll(() => foods(page)).toEqual(at(0));
  for (const share of [0.5, 0.999, 0.25]) {
    await setDice(page, [share]);
    await button(page).click();
    await expect.poll(() => foods(page)).toEqual(at(share));
  }
  // One number for each category, not one for all.
  await setDice(page, [0, 0.999, 0, 0.999, 0, 0.999, 0]);
  await button(page).click();
  await expect
    .poll(() => foods(page))
    .toEqual(foodLists.map((list, index) => (index % 2 === 0 ? list[0] : list.at(-1))));
});

test("a draw that was asked for is said in one sentence, without what is locked; the first is not said", async ({
  page,
}) => {
  await loadDice(page, [0]);
  await open(page, "/food");
  const said = page.locator("main section output");
  await expect.poll(() => foods(page)).toEqual(foodLists.map((list) => list[0]));
  await expect(said).toHaveText("");
  await expect(page.locator("main [aria-live] table, main table[aria-live], main table [aria-live]")).toHaveCount(0);

  await setDice(page, [0.999]);
  await button(page).click();
  await expect(said).toHaveText(`New foods: ${foodLists.map((list) => list.at(-1)).join(", ")}.`);
  await page.getByRole("button", { name: "Lock Protein", exact: true }).click();
  await expect(said, "a lock says itself that it is pressed").toHaveText(/^New foods: /);
  await setDice(page, [0]);
  await button(page).click();
  const fresh = foodLists.slice(1).map((list) => list[0]);
  await expect(said).toHaveText(`New foods: ${fresh.join(", ")}.`);
});

test("coming to the page again draws again", async ({ page }) => {
  await loadDice(page, [0]);
  await open(page, "/fitness");
  await page.locator('main a[href="/food"]').first().click();
  await expect(heading(page)).toHaveText("Food & nutrition");
  await expect.poll(() => foods(page)).toEqual(foodLists.map((list) => list[0]));
  await page.goBack();
  await expect(heading(page)).toHaveText("Fitness");
  await setDice(page, [0.999]);
  await page.goForward();
  await expect.poll(() => foods(page)).toEqual(foodLists.map((list) => list.at(-1)));
});

/** The longest food of each list, which needs the most room, and the dice that draw it. */
const longestFoods = foodLists.map((list) =>
  list.reduce((best, food) => (food.length > best.length ? food : best), ""),
);
const longest = foodLists.map((list, index) => (list.indexOf(longestFoods[index] ?? "") + 0.5) / list.length);

for (const width of [1440, 375, 320]) {
  test(`neither the first draw nor a click moves anything, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await loadDice(page, [0]);
    const release = await holdScripts(page);
    await page.goto("/food");
    const below = table(page).locator("xpath=following::h2[1]");
    const boxOf = (locator: Locator) =>
      locator.evaluate((element) => {
        const box = element.getBoundingClientRect();
        return [box.left, box.width, box.height, box.top + scrollY].map(Math.round);
      });
    const place = async () => [await boxOf(table(page)), await boxOf(below)];
    await page.evaluate(() => document.fonts.ready);
    const before = await place();
    release();
    await hydrated(page);
    await expect(table(page).locator("tbody td").first()).toHaveText(/\w/);
    expect(await place(), "the first draw").toEqual(before);
    await setDice(page, longest);
    await button(page).click();
    await expect.poll(() => foods(page)).toEqual(longestFoods);
    expect(await place(), "the longest foods").toEqual(before);
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the page says so, and the lists of foods serve", async ({ page }) => {
    await page.goto("/food");
    const note = page.locator("main noscript p");
    await expect(note).toBeVisible();
    expect(await note.textContent()).toContain("needs JavaScript");
    for (const group of ["Proteins", "Dairy", "Starches and carbs", "Fruits", "Vegetables"]) {
      const list = page.locator("h3", { hasText: new RegExp(`^${group}$`) }).locator("xpath=following::ul[1]/li");
      expect(await list.count(), group).toBeGreaterThanOrEqual(10);
    }
  });
});
