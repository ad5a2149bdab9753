import type { Page } from "@playwright/test";
import { expect, holdScripts, hydrated, open, test, withoutFonts } from "../support/browser.ts";

const tool = (page: Page) =>
  page.locator("main section").filter({ has: page.locator("h2", { hasText: "Is it flyable?" }) });
const limits = (page: Page) => tool(page).locator("table");
const answer = (page: Page) => tool(page).locator("h3");
const reasons = (page: Page) => tool(page).locator("h3 + ul > li");
const ask = (page: Page) => tool(page).getByRole("button", { name: "Check it against the limits" });
const field = (page: Page, name: string) => tool(page).getByLabel(name, { exact: true });

const labels = (unit: string) => [
  "Hours flown",
  `Wind on the ground, ${unit}`,
  `Lull on the ground, ${unit}`,
  `Gusts on the ground, ${unit}`,
  `Wind at 1,000 feet, ${unit}`,
  "Wind comes from, degrees",
  "Launch faces, degrees",
  "Cloud base above ground, feet",
];
const stillMorning = ["20", "6", "4", "9", "12", "270", "280", "3000"];

const fillIn = async (page: Page, values: string[]) => {
  for (const [index, label] of labels("mph").entries()) await field(page, label).fill(values[index] ?? "");
};

test("the answer comes with its reasons, their limits and what it cannot know", async ({ page }) => {
  await open(page, "/ppg");
  await expect(answer(page)).toHaveCount(0);
  await ask(page).click();
  await expect(answer(page)).toHaveText("Something is missing");
  await expect(reasons(page)).toHaveText([/^Still to fill in: Hours flown, Wind on the ground, .*ground\.$/]);

  await fillIn(page, stillMorning);
  await expect(answer(page)).toHaveText("Within my limits");
  await field(page, "Wind on the ground, mph").fill("9");
  await field(page, "Launch faces, degrees").fill("180");
  await expect(answer(page)).toHaveText("Not today");
  await expect(reasons(page)).toHaveText([
    /^Wind on the ground: 9 mph\. The limit is under 8 mph\. \w/,
    /^Wind off the launch: 90°\. The limit is at most 30°\. \w/,
  ]);
  await expect(tool(page).locator("p").last()).toHaveText(
    /^What these numbers cannot know: .* Any doubt is an answer\.$/,
  );
});

test("an answer that was asked for is said in one go, and only then", async ({ page }) => {
  await open(page, "/ppg");
  const said = tool(page).locator("output");
  await fillIn(page, stillMorning);
  await expect(said).toHaveText("");
  await ask(page).click();
  await expect(said).toHaveText(/^Within my limits\. What these numbers cannot know: /);
  await field(page, "Gusts on the ground, mph").fill("14");
  await expect(answer(page)).toHaveText("Not today");
  await expect(said, "a number on its way says nothing").toHaveText("");
});

test("all of it works from the keyboard", async ({ page }) => {
  await open(page, "/ppg");
  await tool(page).getByRole("radio", { name: "mph" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(tool(page).getByRole("radio", { name: "km/h" })).toBeChecked();
  await expect(limits(page)).toContainText("under 12.9 km/h");
  for (const [index, label] of labels("km/h").entries()) {
    await page.keyboard.press("Tab");
    await expect(field(page, label)).toBeFocused();
    await page.keyboard.type(stillMorning[index] ?? "");
  }
  await page.keyboard.press("Enter");
  await expect(answer(page)).toHaveText("Within my limits");
  await page.keyboard.press("Tab");
  await expect(ask(page)).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(answer(page)).toHaveCount(0);
  await expect(field(page, "Wind on the ground, mph")).toHaveValue("");
});

test("numbers stay on the device and in their unit, the answer does not; two tabs agree", async ({ page, context }) => {
  await open(page, "/ppg");
  await field(page, "Wind on the ground, mph").fill("7.3");
  await tool(page).getByRole("radio", { name: "knots" }).check();
  await expect(field(page, "Wind on the ground, knots")).toHaveValue("6.3");
  await ask(page).click();
  await page.reload();
  await hydrated(page);
  await expect(field(page, "Wind on the ground, knots")).toHaveValue("6.3");
  await expect(answer(page)).toHaveCount(0);

  const other = await context.newPage();
  await open(other, "/ppg");
  await tool(other).getByRole("radio", { name: "mph" }).check();
  await expect(field(page, "Wind on the ground, mph")).toHaveValue("7.3");
  await tool(other).getByRole("button", { name: "Clear the numbers" }).click();
  await expect(field(page, "Wind on the ground, mph")).toHaveValue("");
  expect(await page.evaluate(() => localStorage.getItem("flyable-1"))).toBeNull();
});

for (const stored of ["{", '{"unit":"mph","wind":7,"base":"high"}']) {
  test(`what it cannot read in the storage is ignored: ${stored}`, async ({ page }) => {
    await page.addInitScript((text) => localStorage.setItem("flyable-1", text), stored);
    await open(page, "/ppg");
    for (const label of labels("mph")) await expect(field(page, label)).toHaveValue("");
    await field(page, "Wind on the ground, mph").fill("30");
    await ask(page).click();
    await expect(answer(page)).toHaveText("Not today");
  });
}

for (const width of [1440, 375]) {
  test(`numbers that were kept move nothing when they come, at ${width} px`, async ({ page, watch }) => {
    await page.setViewportSize({ width, height: 900 });
    const readings = { unit: "kn", hours: 20, wind: { value: 7.3, unit: "mph" }, aloft: { value: 33, unit: "kmh" } };
    await page.addInitScript((text) => localStorage.setItem("flyable-1", text), JSON.stringify(readings));
    await withoutFonts(page, watch);
    const release = await holdScripts(page);
    await page.goto("/ppg");
    await page.evaluate(() => document.fonts.ready);
    const height = async () => (await tool(page).boundingBox())?.height;
    const before = await height();
    release();
    await hydrated(page);
    await expect(field(page, "Wind at 1,000 feet, knots")).toHaveValue("17.8");
    expect(await height()).toBe(before);
  });
}

test("paper gets the limits and the answer, without the form", async ({ page }) => {
  await open(page, "/ppg");
  await fillIn(page, stillMorning);
  await ask(page).click();
  await page.emulateMedia({ media: "print" });
  await expect(tool(page).locator("form")).toBeHidden();
  await expect(limits(page)).toBeVisible();
  await expect(answer(page)).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the limits stand there, and what they cannot know", async ({ page }) => {
    await page.goto("/ppg");
    await expect(tool(page).locator("form")).toBeHidden();
    await expect(limits(page).getByRole("row")).toHaveCount(6);
    await expect(limits(page)).toContainText("under 8 mph");
    await expect(limits(page)).toContainText("at least 1,500 feet");
    await expect(tool(page).locator("p").last()).toHaveText(/^What these numbers cannot know: /);
  });
});
