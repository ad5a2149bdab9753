import { expect, heading, open, test } from "../support/browser.ts";
import { ask, chosen, field, openPalette, palette, searchButton } from "../support/palette.ts";

test.describe("recent searches", () => {
  test("are offered on this device, asked again and cleared", async ({ page }) => {
    await open(page, "/contact");
    await openPalette(page);
    await expect(palette(page).getByRole("group", { name: "Recent searches" })).toHaveCount(0);
    await ask(page, "dorne");
    await page.keyboard.press("Enter");
    await expect(heading(page)).toHaveText("Drones");

    await page.reload();
    await openPalette(page);
    const recent = palette(page).getByRole("group", { name: "Recent searches" }).getByRole("option");
    await expect(recent).toHaveText(["dorne"]);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(field(page)).toHaveValue("dorne");
    await expect(chosen(page)).toHaveText(/^Drones/);

    await ask(page, "");
    await palette(page).getByRole("button", { name: "Clear" }).click();
    await expect(recent).toHaveCount(0);
    await expect(field(page)).toBeFocused();
    expect(await page.evaluate(() => localStorage.getItem("recent-searches-1"))).toBeNull();
  });
});

test("the scripts of a page bring nothing of it before it is wanted", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await open(page, "/camp");
  await expect(searchButton(page)).toBeVisible();
  expect(asked.filter((path) => /palette|search-/.test(path))).toEqual([]);
  await searchButton(page).hover();
  await expect.poll(() => asked.some((path) => /search-\w+\.json$/.test(path))).toBe(true);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("there is no button, and no room for one", async ({ page }) => {
    await page.goto("/camp");
    await expect(searchButton(page)).toBeHidden();
    expect(await page.locator("[data-theme-toggle]").isVisible()).toBe(false);
  });
});
