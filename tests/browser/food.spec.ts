import { expect, heading, open, test } from "../support/browser.ts";
import { foodLists } from "../support/food-lists.ts";
import { button, foods, loadDice, setDice, table } from "./food-page.ts";

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
  await page.emulateMedia({ forcedColors: "active" });
  await expect(button(page), "a button without colors has a frame").toHaveCSS("border-top-width", "1px");
  const drawn = await foods(page);
  expect(drawn).toHaveLength(7);
  for (const [index, food] of drawn.entries()) expect(foodLists[index]).toContain(food);
});

test("every click draws anew, from all of each list but what is there, and can be undone", async ({ page }) => {
  await loadDice(page, [0]);
  await open(page, "/food");
  const undo = page.getByRole("button", { name: "Undo" });
  await expect(undo).toHaveAttribute("aria-disabled", "true");
  let shown = foodLists.map((list) => list[0] ?? "");
  await expect.poll(() => foods(page)).toEqual(shown);
  const seen = [shown];
  const shares = [0.5, 0.999, 0.999];
  for (const share of shares) {
    await setDice(page, [share]);
    await button(page).click();
    const before = shown;
    shown = foodLists.map((list, row) => {
      const left = list.filter((food) => food !== before[row]);
      return left[Math.floor(share * left.length)] ?? "";
    });
    await expect.poll(() => foods(page)).toEqual(shown);
    seen.push(shown);
  }
  // One number for each category, not one for all.
  await setDice(page, [0, 0.999, 0, 0.999, 0, 0.999, 0]);
  await button(page).click();
  const ends = foodLists.map((list, row) => {
    const left = list.filter((food) => food !== shown[row]);
    return row % 2 === 0 ? left[0] : left.at(-1);
  });
  await expect.poll(() => foods(page)).toEqual(ends);
  for (const earlier of seen.toReversed()) {
    await undo.press("Enter");
    await expect.poll(() => foods(page)).toEqual(earlier);
  }
  await expect(undo).toHaveAttribute("aria-disabled", "true");
});

test("an address leads to the same foods, until others are drawn", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await loadDice(page, [0.3]);
  await open(page, "/food");
  await expect(table(page).locator("tbody td").first()).toHaveText(/\w/);
  const drawn = await foods(page);
  await page.getByRole("button", { name: "Copy a link to this" }).click();
  await expect(page.getByText("Link copied")).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  await setDice(page, [0.9]);
  await page.goto(address);
  await expect.poll(() => foods(page)).toEqual(drawn);
  await button(page).click();
  await expect(page).toHaveURL(/\/food$/);
  await page.goto("/food?foods=nonsense_%00");
  await expect(table(page).locator("tbody td").last()).toHaveText(/\w/);
});

test("a week is planned with the keyboard, bought, kept, printed and cleared; nonsense in storage is ignored", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await loadDice(page, [0]);
  await page.addInitScript(() => {
    if (!sessionStorage.getItem("spoilt")) localStorage.setItem("foods /food cannot-decide 1", '{"days":[[1]]}');
    sessionStorage.setItem("spoilt", "yes");
  });
  await open(page, "/food");
  const week = page.locator("details").filter({ hasText: "Plan a week" });
  const days = week.locator("tbody tr");
  await week.locator("summary").press("Enter");
  await expect(days).toHaveCount(0);
  await week.getByRole("button", { name: "Draw a week" }).press("Enter");
  await expect(days).toHaveCount(7);
  await expect(week.getByRole("status").first()).toHaveText("The week is drawn.");
  const monday = await days.first().locator("td").innerText();
  await week.getByRole("button", { name: "Draw Monday again" }).press("Enter");
  await expect(days.first().locator("td")).not.toHaveText(monday);

  const boxes = week.getByRole("checkbox");
  await boxes.first().press("Space");
  await expect(week.getByText(/^1 of \d+ bought$/)).toBeVisible();
  await week.getByRole("button", { name: "Copy what is left" }).press("Enter");
  await expect(week.getByText("List copied")).toBeVisible();
  const lines = (await page.evaluate(() => navigator.clipboard.readText())).split("\n");
  expect(lines).toHaveLength((await boxes.count()) - 1);

  const other = await context.newPage();
  await open(other, "/food");
  const there = other.locator("details").filter({ hasText: "Plan a week" });
  await there.locator("summary").click();
  await expect(there.getByRole("checkbox").first()).toBeChecked();
  await there.getByRole("checkbox").nth(1).check();
  await expect(boxes.nth(1), "two tabs agree").toBeChecked();

  await page.emulateMedia({ media: "print" });
  await expect(days.first()).toBeVisible();
  await expect(week.getByRole("button").first()).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  await week.getByRole("button", { name: "Clear the week" }).press("Enter");
  await expect(days).toHaveCount(0);
  await page.reload();
  await week.locator("summary").click();
  await expect(days).toHaveCount(0);
});

test("a draw that was asked for is said in one sentence, without what is locked; the first is not said", async ({
  page,
}) => {
  await loadDice(page, [0]);
  await open(page, "/food");
  const said = page.locator("main section output").first();
  await expect.poll(() => foods(page)).toEqual(foodLists.map((list) => list[0]));
  await expect(said).toHaveText("");
  await expect(page.locator("main [aria-live] table, main table[aria-live], main table [aria-live]")).toHaveCount(0);

  await setDice(page, [0.999]);
  await button(page).press("Enter");
  await expect(said).toHaveText(`New foods: ${foodLists.map((list) => list.at(-1)).join(", ")}.`);
  await page.getByRole("button", { name: "Lock Protein", exact: true }).press("Space");
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
