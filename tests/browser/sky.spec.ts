import type { Page } from "@playwright/test";
import { expect, hydrated, open, test } from "../support/browser.ts";

const path = "/colophon";
const tool = (page: Page) => page.locator("#light-on-the-keyboard");
const button = (page: Page, name: string) => tool(page).getByRole("button", { name, exact: true });
const figures = (page: Page) => page.locator("main section dl").first().getByRole("definition");
const caption = (page: Page) => page.getByRole("table").getByRole("caption").first();
const announced = (page: Page) => tool(page).locator("output");
const place = (page: Page) => tool(page).getByRole("combobox", { name: "Place" });
const number = (page: Page, name: string) => tool(page).getByRole("spinbutton", { name });
const date = (page: Page) => page.getByLabel("Date", { exact: true });

const atFirst = "The desk, June 21, 2026. Times are local.";
const figuresAtFirst = ["4:43 AM", "9:33 PM", "12:43 PM", "12:41 AM", "First quarter 50% lit"];

test.use({ timezoneId: "America/Denver" });

test("the sky starts with the owner's date, and follows place and date with the keyboard", async ({ page }) => {
  await open(page, path);
  await expect(caption(page)).toHaveText(atFirst);
  await expect(figures(page)).toHaveText(figuresAtFirst);
  await place(page).focus();
  await page.keyboard.press("ArrowDown");
  await expect(caption(page)).toHaveText("The other desk, June 21, 2026. Times are local.");
  await expect(figures(page).first()).toHaveText("None");
  await expect(tool(page).getByText("The sun doesn't set on this day.", { exact: true })).toBeVisible();
  await place(page).selectOption("The desk");
  await date(page).fill("2026-12-21");
  await expect(figures(page).first()).toHaveText("8:15 AM");
  await expect(announced(page)).toHaveText(
    "The desk, December 21, 2026. Sunrise: 8:15 AM. Sunset: 3:54 PM. Moonrise: 1:08 PM. Moonset: 5:15 AM. " +
      "Waxing gibbous, 93% lit.",
  );

  await number(page, "Latitude").fill("78.22");
  await expect(caption(page)).toHaveText(
    "78.22, 13.4, December 21, 2026. Times are in your time zone (America/Denver).",
  );
  await number(page, "Latitude").fill("95");
  await number(page, "Latitude").blur();
  await expect(number(page, "Latitude"), "a number out of range becomes the nearest").toHaveValue("90");
});

test("the location is requested only on a click, a refusal is shown, and a place is saved until Reset", async ({
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
  await open(page, path);
  expect(await page.evaluate(() => Reflect.get(window, "asked"))).toBe(0);
  await button(page, "Use my location").click();
  await expect(announced(page)).toHaveText(/^Couldn't get your location\./);

  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation({ latitude: -36.833_333, longitude: 174.8 });
  await button(page, "Use my location").click();
  await expect(caption(page)).toContainText("-36.83, 174.8, June 21, 2026");
  await button(page, "Today").click();
  await expect(date(page)).toHaveValue("2026-11-16");
  await page.reload();
  await hydrated(page);
  await expect(caption(page)).toContainText("-36.83, 174.8, November 16, 2026");
  await expect(announced(page)).toHaveText("");
  await button(page, "Reset").click();
  await expect(caption(page)).toHaveText(atFirst);
  await expect(figures(page)).toHaveText(figuresAtFirst);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test("the photography page has its own sky with a separate place", { tag: "@full" }, async ({ page }) => {
  await open(page, "/photography");
  await expect(caption(page)).toHaveText(/^The far dune, December 21, 2026\./);
  await expect(page.getByText("The sun doesn't rise on this day.")).toBeVisible();
  await date(page).fill("2026-10-18");
  await expect(caption(page)).toContainText("October 18, 2026");
  await open(page, path);
  await expect(caption(page)).toHaveText(atFirst);
});
