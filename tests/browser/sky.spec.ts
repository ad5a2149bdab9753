import type { Page } from "@playwright/test";
import { expect, hydrated, open, test } from "../support/browser.ts";

const path = "/camp";
const key = `sky ${path} sky 1`;

const tool = (page: Page) => page.locator("#sky");
const button = (page: Page, name: string) => tool(page).getByRole("button", { name, exact: true });
const figures = (page: Page) => tool(page).locator("dd");
const caption = (page: Page) => tool(page).locator("caption");
const said = (page: Page) => tool(page).locator("output");
const place = (page: Page) => tool(page).getByRole("combobox", { name: "Place" });
const number = (page: Page, name: string) => tool(page).getByRole("spinbutton", { name });
const date = (page: Page) => tool(page).getByLabel("Date", { exact: true });
const lights = (page: Page) =>
  tool(page)
    .locator("rect[data-light]")
    .evaluateAll((parts) => parts.map((part) => part.getAttribute("data-light")).join(" "));

const atFirst = "Grand Teton, Wyoming, September 26, 2026. Times are those of the place.";
const figuresAtFirst = ["7:15 AM", "7:12 PM", "7:01 PM", "7:14 AM", "Full moon 100% lit"];

test.use({ timezoneId: "America/Denver" });

test("begins with the owner's day without a script for it, and goes along with place and day, from the keyboard", async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (/\/assets\/shown-.*\.js$/.test(request.url())) scripts.push(request.url());
  });
  await open(page, path);
  await expect(caption(page)).toHaveText(atFirst);
  await expect(figures(page)).toHaveText(figuresAtFirst);
  expect(await lights(page)).toBe("night twilight blue golden day golden blue twilight night");
  expect(scripts).toEqual([]);

  await place(page).focus();
  await page.keyboard.press("ArrowDown");
  await expect(caption(page)).toHaveText(
    "Yosemite Valley, California, September 26, 2026. Times are those of the place.",
  );
  await expect(figures(page)).toHaveText(["6:50 AM", "6:49 PM", "6:42 PM", "6:49 AM", "Full moon 99% lit"]);
  expect(scripts).toHaveLength(1);
  await place(page).selectOption("Denali, Alaska");
  await date(page).fill("2026-06-21");
  await expect(figures(page).first()).toHaveText("3:33 AM");
  await expect(tool(page).getByRole("row", { name: /^Night/ }), "no night in summer").toContainText("none");
  await expect(said(page)).toHaveText(
    "Denali, Alaska, June 21, 2026. Sunrise: 3:33 AM. Sunset: 12:22 AM. Moonrise: 2:15 PM. Moonset: 1:36 AM. " +
      "First quarter, 54% lit.",
  );

  await number(page, "Latitude").fill("78.22");
  await number(page, "Longitude").fill("15.63");
  await expect(caption(page)).toHaveText(
    "78.22, 15.63, June 21, 2026. Times are those of your device (America/Denver).",
  );
  await expect(tool(page)).toContainText("The sun does not set on this day.");
  await expect(figures(page).first()).toHaveText("None");
  await number(page, "Latitude").fill("95");
  await number(page, "Latitude").blur();
  await expect(number(page, "Latitude"), "what cannot be used is gone").toHaveValue("78.22");
});

test("asks the device only on a click, says when it refuses, and keeps a place for every tab until it is cleared", async ({
  page,
  context,
}) => {
  await page.clock.setFixedTime(new Date("2026-11-16T12:00:00-07:00"));
  await page.addInitScript(() => {
    const { getCurrentPosition } = Geolocation.prototype;
    Reflect.set(window, "asked", 0);
    Geolocation.prototype.getCurrentPosition = function count(...given) {
      Reflect.set(window, "asked", Number(Reflect.get(window, "asked")) + 1);
      getCurrentPosition.apply(this, given);
    };
  });
  await page.addInitScript((name) => {
    if (!localStorage.getItem("begun")) localStorage.setItem(name, '{"date":"2026-02-30","spot":{"latitude":"x"}}');
    localStorage.setItem("begun", "yes");
  }, key);
  await open(page, path);
  await expect(caption(page), "what it cannot read in the storage is ignored").toHaveText(atFirst);
  expect(await page.evaluate(() => Reflect.get(window, "asked"))).toBe(0);
  await button(page, "Use my location").click();
  await expect(said(page)).toHaveText("Your device did not say where it is.");

  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation({ latitude: -36.833_333, longitude: 174.8 });
  await button(page, "Use my location").click();
  await expect(caption(page)).toContainText("-36.83, 174.8, September 26, 2026");
  await button(page, "Today").click();
  await expect(date(page)).toHaveValue("2026-11-16");
  await expect(caption(page)).toContainText("November 16, 2026");
  await page.reload();
  await hydrated(page);
  await expect(caption(page)).toContainText("-36.83, 174.8, November 16, 2026");
  await expect(said(page)).toHaveText("");
  await page.emulateMedia({ media: "print" });
  await expect(caption(page)).toContainText("-36.83, 174.8, November 16, 2026");
  await expect(figures(page).first()).toBeVisible();
  await expect(tool(page).locator("input:visible, select:visible, button:visible")).toHaveCount(0);
  await page.emulateMedia({ media: "screen" });

  const other = await context.newPage();
  await open(other, path);
  await expect(number(other, "Latitude")).toHaveValue("-36.83");
  await button(other, "Start over").click();
  await expect(caption(page)).toHaveText(atFirst);
  await expect(figures(page)).toHaveText(figuresAtFirst);
  expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBeNull();
});

test("stands on the photographer's page too, with its own place and marks, and says when the moon does not set", async ({
  page,
}) => {
  await open(page, "/photography#sky");
  await expect(caption(page)).toHaveText("Monument Valley, Utah, October 25, 2026. Times are those of the place.");
  await expect(figures(page)).toHaveText(["7:38 AM", "6:31 PM", "6:01 PM", "7:07 AM", "Waxing gibbous 99% lit"]);
  await date(page).fill("2026-10-18");
  await expect(tool(page)).toContainText("The moon does not set on this day.");
  await expect(figures(page).nth(3)).toHaveText("None");
  await page.reload();
  await hydrated(page);
  await expect(caption(page)).toContainText("October 18, 2026");
  await open(page, path);
  await expect(caption(page), "a page keeps its own").toHaveText(atFirst);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the owner's day is drawn and told, on paper too", async ({ page }) => {
    await page.goto(path);
    for (const media of ["screen", "print"] as const) {
      await page.emulateMedia({ media });
      await expect(tool(page).locator("input:visible, select:visible, button:visible")).toHaveCount(0);
      await expect(figures(page)).toHaveText(figuresAtFirst);
      await expect(caption(page)).toHaveText(atFirst);
      await expect(tool(page).getByRole("row", { name: /^Golden hour/ })).toContainText("7:15 AM to 7:53 AM");
      await expect(tool(page).locator("figure svg")).toBeVisible();
    }
  });
});
