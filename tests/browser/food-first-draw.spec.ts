import type { Locator } from "@playwright/test";
import { expect, holdScripts, hydrated, test, withoutFonts } from "../support/browser.ts";
import { foodLists } from "../support/food-lists.ts";
import { button, foods, loadDice, setDice, table } from "./food-page.ts";

test("the first draw is there before the app, which takes it over", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/food");
  const drawn = await foods(page);
  for (const [index, food] of drawn.entries()) expect(foodLists[index]).toContain(food);
  // A lock that is asked for early holds what is seen.
  const lock = table(page).getByRole("button").first();
  await lock.click();
  await expect(lock).toHaveAttribute("aria-busy", "true");
  release();
  await hydrated(page);
  await expect(lock).toHaveAttribute("aria-pressed", "true");
  expect(await foods(page)).toEqual(drawn);
  await button(page).click();
  await expect.poll(async () => (await foods(page)).slice(1)).not.toEqual(drawn.slice(1));
  expect((await foods(page))[0]).toBe(drawn[0]);
});

test("the first draw is left to the app where an address or a lock may ask for other foods", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/food?foods=tofu");
  await expect(table(page).locator("[data-draw]").first()).toHaveText(/^\s*$/);
  await page.evaluate(() => sessionStorage.setItem("locked-foods", "[]"));
  await page.goto("/food");
  await expect(table(page).locator("[data-draw]").first()).toHaveText(/^\s*$/);
  release();
  // Nobody has to move for it.
  await expect(table(page).locator("[data-draw]").first()).toHaveText(/\w/);
});

/** The longest food of each list, which needs the most room, and the dice that draw it. */
const longestFoods = foodLists.map((list) =>
  list.reduce((best, food) => (food.length > best.length ? food : best), ""),
);
const others = foodLists.map((list, index) => list.filter((food) => food !== longestFoods[index]));
const firstFoods = others.map(([food = ""]) => food);
const first = firstFoods.map((food, index) => {
  const list = foodLists[index] ?? [];
  return (list.indexOf(food) + 0.5) / list.length;
});
const longest = foodLists.map((list, index) => {
  const left = list.filter((food) => food !== firstFoods[index]);
  return (left.indexOf(longestFoods[index] ?? "") + 0.5) / left.length;
});

for (const width of [1440, 320]) {
  test(`neither the first draw nor a click moves anything, at ${width} px`, async ({ page, watch }) => {
    await page.setViewportSize({ width, height: 900 });
    await loadDice(page, first);
    await withoutFonts(page, watch);
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
