import type { Page } from "@playwright/test";
import { expect, heading, open, test } from "../support/browser.ts";
import { bar, barLink, withoutModules } from "./shell-page.ts";

const button = (page: Page) => bar(page).getByRole("button", { name: "Switch between light and dark" });

const light = { scheme: "light", browserBar: "#f4f6f7" };
const dark = { scheme: "dark", browserBar: "#0e1214" };

/** The page's color scheme and the `theme-color` in effect. */
const lookOf = (page: Page) =>
  page.evaluate(() => {
    const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
    const browserBar = metas.find(({ media }) => !media || matchMedia(media).matches)?.content;
    const [lightness = 0] = (getComputedStyle(document.body).backgroundColor.match(/[\d.]+/g) ?? []).map(Number);
    return { scheme: lightness > 0.5 ? "light" : "dark", browserBar };
  });

test.use({ colorScheme: "light" });

test("the theme follows the system until the visitor chooses, and theme-color follows the theme", async ({ page }) => {
  await open(page, "/contact");
  expect(await lookOf(page)).toEqual(light);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await lookOf(page)).toEqual(dark);
  await button(page).click();
  expect(await lookOf(page)).toEqual(light);
  await button(page).click();
  await page.emulateMedia({ colorScheme: "light" });
  expect(await lookOf(page), "a change of the system after the choice").toEqual(dark);
});

test("the chosen theme applies to other pages and tabs, even without any module", async ({ page, context, watch }) => {
  await open(page, "/contact");
  await button(page).click();
  await barLink(page, "Blog").click();
  await expect(heading(page)).toHaveText("Adventure");
  expect(await lookOf(page)).toEqual(dark);
  const tab = await context.newPage();
  await withoutModules(tab, watch);
  await tab.goto("/engineering");
  expect(await lookOf(tab)).toEqual(dark);
  await button(tab).click();
  expect(await lookOf(tab)).toEqual(light);
});

test("the theme can be switched when storage is blocked", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(window, "localStorage", { value: undefined }));
  await open(page, "/contact");
  await button(page).click();
  expect(await lookOf(page)).toEqual(dark);
});
