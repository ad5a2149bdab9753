import type { Page } from "@playwright/test";
import {
  expect,
  heading,
  holdScripts,
  hydrated,
  isSameDocument,
  markDocument,
  open,
  pathOf,
} from "../support/browser.ts";
import { scrollTo, scrollTop, settled, test, withoutFonts } from "../support/browser.ts";

test.use({ viewport: { width: 375, height: 700 }, hasTouch: true });

const toggle = (page: Page) => page.locator("header button[aria-controls]");
const menu = (page: Page) => page.locator("#menu");
const links = (page: Page) => menu(page).getByRole("link");

const openMenu = async (page: Page) => {
  await toggle(page).click();
  await expect(menu(page)).toBeVisible();
};

/** A finger that drags the page up by 300 px. */
const drag = async (page: Page, x: number, from: number) => {
  const session = await page.context().newCDPSession(page);
  const send = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: { x: number; y: number }[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints });
  await send("touchStart", [{ x, y: from }]);
  for (let step = 1; step <= 10; step++) await send("touchMove", [{ x, y: from - step * 30 }]);
  await send("touchEnd", []);
  await session.detach();
};

test("is collapsed at first and says so; the button shows and hides it", async ({ page }) => {
  await open(page, "/colophon");
  await expect(toggle(page)).toBeVisible();
  await expect(toggle(page)).toHaveAttribute("aria-controls", "menu");
  await expect(toggle(page)).toHaveAttribute("aria-expanded", "false");
  await expect(toggle(page)).toHaveAccessibleName("Menu");
  await expect(menu(page)).toBeHidden();

  await openMenu(page);
  await expect(toggle(page)).toHaveAttribute("aria-expanded", "true");
  await expect(links(page)).toHaveText(["Home", "Engineering", "Photography", "Contact", "Blog", /^Store/]);
  for (const link of await links(page).all()) await expect(link).toBeInViewport({ ratio: 1 });

  await toggle(page).click();
  await expect(menu(page)).toBeHidden();
  await expect(toggle(page)).toHaveAttribute("aria-expanded", "false");
});

test("has the site's name beside it, also where that stood on the cover", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/");
  const name = page.locator("header a").first().locator("span");
  await expect(name).toHaveCSS("opacity", "0");
  await openMenu(page);
  await expect(name).toHaveCSS("opacity", "1");
  await toggle(page).click();
  await expect(name).toHaveCSS("opacity", "0");
});

test("closes with Esc and gives the focus back to the button", async ({ page }) => {
  await open(page, "/colophon");
  await toggle(page).focus();
  await page.keyboard.press("Enter");
  await expect(menu(page)).toBeVisible();
  await links(page).nth(2).focus();
  await page.keyboard.press("Escape");
  await expect(menu(page)).toBeHidden();
  await expect(toggle(page)).toBeFocused();
  await expect(toggle(page)).toHaveAttribute("aria-expanded", "false");
});

test("is reached with the Tab key right after its button", async ({ page }) => {
  await open(page, "/colophon");
  await toggle(page).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(links(page).first()).toBeFocused();
});

test("keeps the page behind where it is, for wheel, finger and keys", async ({ page, watch }) => {
  await withoutFonts(page, watch);
  await open(page, "/camp");
  await scrollTo(page, 600);
  const before = await heading(page).evaluate((element) => element.getBoundingClientRect());
  await openMenu(page);
  await settled(page);
  expect(await scrollTop(page)).toBe(600);
  expect(await heading(page).evaluate((element) => element.getBoundingClientRect())).toEqual(before);

  await page.mouse.move(180, 400);
  await page.mouse.wheel(0, 500);
  await drag(page, 180, 500);
  // Over the bar, which is not part of the menu.
  await page.mouse.move(60, 20);
  await page.mouse.wheel(0, 500);
  await links(page).first().focus();
  for (const key of ["PageDown", "End", "ArrowDown", "Space", "Home"]) await page.keyboard.press(key);
  await page.waitForTimeout(300);
  expect(await scrollTop(page)).toBe(600);

  await page.keyboard.press("Escape");
  await expect(menu(page)).toBeHidden();
  expect(await scrollTop(page)).toBe(600);
  // The same gesture scrolls again once the menu is closed: the lock was the menu's.
  await drag(page, 180, 500);
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(700);
});

test("closes when a link is followed, without loading the document anew", async ({ page }) => {
  await open(page, "/colophon");
  await markDocument(page);
  await openMenu(page);
  await links(page).nth(3).click();
  await expect(heading(page)).toHaveText("Contact");
  await expect(menu(page)).toBeHidden();
  await expect(toggle(page)).toHaveAttribute("aria-expanded", "false");
  expect(await isSameDocument(page)).toBe(true);
});

test("closes on back, on forward and on a click on the address that is shown", async ({ page }) => {
  await open(page, "/contact");
  await markDocument(page);
  await openMenu(page);
  await links(page).nth(1).click();
  await expect(heading(page)).toHaveText("Engineering");

  await openMenu(page);
  await page.goBack();
  await expect(heading(page)).toHaveText("Contact");
  await expect(menu(page)).toBeHidden();

  await openMenu(page);
  await page.goForward();
  await expect(heading(page)).toHaveText("Engineering");
  await expect(menu(page)).toBeHidden();

  await openMenu(page);
  await links(page).nth(1).click();
  await expect(menu(page)).toBeHidden();
  expect(pathOf(page)).toBe("/engineering");
  expect(await isSameDocument(page)).toBe(true);
});

test("works while the app's scripts are still on their way", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/camp");
  await scrollTo(page, 400);
  await expect(toggle(page)).toHaveAttribute("aria-expanded", "false");
  await openMenu(page);
  await expect(toggle(page)).toHaveAttribute("aria-expanded", "true");
  await drag(page, 180, 500);
  expect(await scrollTop(page)).toBe(400);
  await page.keyboard.press("Escape");
  await expect(menu(page)).toBeHidden();
  await expect(toggle(page)).toBeFocused();

  await openMenu(page);
  release();
  await hydrated(page);
  await expect(menu(page), "hydration does not close it").toBeVisible();
  await links(page).nth(4).click();
  await expect(heading(page)).toHaveText("Adventure");
  await expect(menu(page)).toBeHidden();
});

test("follows a link before the scripts are there", async ({ page }) => {
  await holdScripts(page);
  await page.goto("/colophon");
  await openMenu(page);
  await links(page).nth(3).click();
  await expect(heading(page)).toHaveText("Contact");
  await expect(menu(page)).toBeHidden();
});

test("gives way when the window grows to a desktop's width", async ({ page }) => {
  await open(page, "/colophon");
  await openMenu(page);
  await page.setViewportSize({ width: 1200, height: 700 });
  await expect(toggle(page)).toBeHidden();
  await expect(links(page).first()).toBeVisible();
  await page.mouse.move(600, 500);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(100);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("opens, holds the page, closes, and its links lead on", async ({ page }) => {
    await page.goto("/colophon");
    await expect(menu(page)).toBeHidden();
    await openMenu(page);
    await expect(links(page)).toHaveCount(6);
    await expect(links(page).last()).toBeInViewport({ ratio: 1 });
    const top = () =>
      heading(page)
        .boundingBox()
        .then((box) => box?.y);
    const before = await top();
    await drag(page, 180, 500);
    await page.waitForTimeout(200);
    expect(await top()).toBe(before);
    await page.keyboard.press("Escape");
    await expect(menu(page)).toBeHidden();
    await expect(toggle(page)).toBeFocused();
    await openMenu(page);
    await links(page).nth(3).click();
    await expect(heading(page)).toHaveText("Contact");
    await expect(menu(page)).toBeHidden();
  });
});
