import type { Page } from "@playwright/test";
import { expect, holdScripts, hydrated, open, test, withoutFonts } from "../support/browser.ts";

const path = "/snowboarding";
const table = (page: Page) => page.locator("main table").first();
const lit = (page: Page) => table(page).locator("tr[aria-current] th");
const temperature = (page: Page) => page.getByRole("spinbutton", { name: "Temperature" });
const wind = (page: Page) => page.getByRole("spinbutton", { name: "Wind" });
const answer = (page: Page, text: string | RegExp) => page.locator("main p").filter({ hasText: text });
const worn = (page: Page) => page.locator("#what-to-wear dd");

/** The words of a row of the table, day and night. */
const rowOf = (page: Page, name: string) =>
  table(page)
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader", { name }) })
    .locator("td")
    .allInnerTexts();

const keptText = (page: Page) => page.evaluate(() => localStorage.getItem("wear-1"));

test("the weather lights its row and says what to wear, with the keyboard alone", async ({ page }) => {
  await open(page, path);
  const said = page.locator("#what-to-wear output");
  await expect(lit(page)).toHaveText("15-25°F");
  await expect(said, "nothing is said on load").toHaveText("");

  await temperature(page).focus();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("-10");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("radio", { name: "°F" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(wind(page)).toBeFocused();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("20");
  await expect(answer(page, "−10 °F in a wind of 20 mph feels like −35 °F.")).toBeVisible();
  await expect(lit(page)).toHaveText("<15°F");
  await expect(worn(page)).toHaveText(await rowOf(page, "<15"));
  await expect(said).toHaveText(/^−10.°F in a wind of 20.mph feels like −35.°F\. Sunny day: .+ Night: .+\.$/);

  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("ArrowRight");
  await expect(temperature(page)).toHaveValue("-23.3");
  await expect(answer(page, "−23.3 °C in a wind of 20 mph feels like −37 °C.")).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  await expect(temperature(page), "to and fro loses nothing").toHaveValue("-10");
});

test("where the formula does not hold, the air's own temperature counts", async ({ page }) => {
  await open(page, path);
  await temperature(page).fill("35");
  await wind(page).fill("2");
  await expect(answer(page, "35 °F, with too little wind for wind chill.")).toBeVisible();
  await expect(lit(page)).toHaveText("35+°F");
  await temperature(page).fill("60");
  await wind(page).fill("40");
  await expect(answer(page, "60 °F, too warm for wind chill.")).toBeVisible();

  await temperature(page).fill("500");
  await expect(temperature(page)).toHaveAttribute("aria-invalid", "true");
  await expect(temperature(page)).toHaveAccessibleDescription("Enter a number from −80 to 120.");
  await temperature(page).blur();
  await expect(temperature(page), "what is no temperature does not stay").toHaveValue("60");
});

test("the choice is there again after a reload, is the same in two tabs, and can be cleared", async ({
  page,
  context,
}) => {
  await open(page, path);
  await temperature(page).fill("30");
  await page.getByRole("radio", { name: "km/h" }).check();
  await wind(page).fill("50");
  const other = await context.newPage();
  await open(other, path);
  await expect(temperature(other)).toHaveValue("30");
  await expect(wind(other)).toHaveValue("50");
  await temperature(other).fill("5");
  await expect(temperature(page)).toHaveValue("5");
  await expect(lit(page)).toHaveText("<15°F");
  await page.reload();
  await hydrated(page);
  await expect(temperature(page)).toHaveValue("5");
  await expect(page.getByRole("radio", { name: "km/h" })).toBeChecked();

  await page.locator("#what-to-wear").getByRole("button", { name: "Clear" }).click();
  for (const tab of [page, other]) {
    await expect(temperature(tab)).toHaveValue("25");
    await expect(wind(tab)).toHaveValue("10");
  }
  expect(await keptText(page)).toBeNull();
});

test("what is typed before the scripts have come counts", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(path);
  await temperature(page).fill("40");
  release();
  await hydrated(page);
  await expect(lit(page)).toHaveText("25-35°F");
  await expect(answer(page, "40 °F in a wind of 10 mph feels like 34 °F.")).toBeVisible();
  await expect(temperature(page)).toHaveValue("40");
});

test("what others left in the storage is ignored", async ({ page }) => {
  for (const stored of ["{", "null", '{"temperature":900,"wind":1,"celsius":true,"kmh":true}', '[{"temperature":1}]']) {
    await page.goto(path);
    await page.evaluate((text) => localStorage.setItem("wear-1", text), stored);
    await open(page, path);
    await expect(temperature(page)).toHaveValue("25");
    await expect(lit(page)).toHaveText("15-25°F");
  }
});

for (const { width, temperature: kept, row } of [
  { width: 1440, temperature: -10, row: "<15°F" },
  { width: 375, temperature: 60, row: "35+°F" },
  { width: 320, temperature: -10, row: "<15°F" },
]) {
  test(`a kept choice moves nothing when it comes, at ${width} px`, async ({ page, watch }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript(
      (text) => localStorage.setItem("wear-1", text),
      JSON.stringify({ temperature: kept, wind: 20, celsius: true, kmh: true }),
    );
    await withoutFonts(page, watch);
    const release = await holdScripts(page);
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    const places = () =>
      page.locator("#what-to-wear tr").evaluateAll((elements) =>
        elements.map((element) => {
          const { top, height } = element.getBoundingClientRect();
          return [top + scrollY, height].map(Math.round);
        }),
      );
    const before = await places();
    release();
    await hydrated(page);
    await expect(lit(page)).toHaveText(row);
    expect(await places()).toEqual(before);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}

test("on paper there are the answer and the table, without fields", async ({ page }) => {
  await open(page, path);
  await temperature(page).fill("20");
  await page.emulateMedia({ media: "print" });
  await expect(answer(page, "20 °F in a wind of 10 mph feels like 9 °F.")).toBeVisible();
  await expect(table(page)).toBeVisible();
  await expect(page.locator("#what-to-wear input").first()).toBeHidden();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the table serves, with an example of the wind", async ({ page }) => {
    await page.goto(path);
    await expect(table(page).getByRole("rowheader")).toHaveText(["35+°F", "25-35°F", "15-25°F", "<15°F"]);
    await expect(answer(page, "25 °F in a wind of 10 mph feels like 15 °F.")).toBeVisible();
    for (const control of await page.locator("#what-to-wear :is(input, button)").all())
      await expect(control).toBeHidden();
    await expect(table(page).locator("tr[aria-current]")).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  });
});
