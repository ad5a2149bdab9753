import { type Page, chromium } from "@playwright/test";
import { expect, heading, open, scrollTo, scrollTop, settled, test } from "../support/browser.ts";
import { bar, mainLinks, withoutModules } from "./shell-page.ts";

test.use({ viewport: { width: 375, height: 700 }, hasTouch: true });

const toggle = (page: Page) => bar(page).getByRole("button", { name: /^(Menu|Close)$/ });
const menu = (page: Page) => page.getByRole("navigation", { name: "Main" });

const openMenu = async (page: Page) => {
  await toggle(page).click();
  await expect(menu(page)).toBeVisible();
};

/** Drags the page up by 300 px with one finger. */
const drag = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  const send = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: { x: number; y: number }[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints });
  await send("touchStart", [{ x: 180, y: 500 }]);
  for (let step = 1; step <= 10; step++) await send("touchMove", [{ x: 180, y: 500 - step * 30 }]);
  await send("touchEnd", []);
  await settled(page);
};

test("the button opens and closes the menu, and its label says which", async ({ page }) => {
  await open(page, "/camp");
  await expect(toggle(page)).toHaveAttribute("aria-expanded", "false");
  await openMenu(page);
  await expect(toggle(page)).toHaveAccessibleName("Close");
  await expect(toggle(page)).toHaveAttribute("aria-expanded", "true");
  await expect(mainLinks(page)).toHaveText(["Home", "Engineering", "Photography", "Contact", "Blog", /^Store/]);
  await toggle(page).click();
  await expect(menu(page)).toBeHidden();
  await expect(toggle(page)).toHaveAttribute("aria-expanded", "false");
});

test("Tab moves into the menu, Escape closes it and returns the focus, and losing focus closes it", async ({
  page,
}) => {
  await open(page, "/camp");
  await toggle(page).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(mainLinks(page).first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(menu(page)).toBeHidden();
  await expect(toggle(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await mainLinks(page).last().focus();
  await page.keyboard.press("Tab");
  await expect(menu(page)).toBeHidden();
});

test("wheel, touch and keys do not scroll the page behind the menu until it closes", async ({ page }) => {
  await open(page, "/camp");
  await scrollTo(page, 300);
  await openMenu(page);
  await page.mouse.move(60, 20);
  await page.mouse.wheel(0, 500);
  await drag(page);
  await mainLinks(page).first().focus();
  for (const key of ["PageDown", "End", "ArrowDown", "Home"]) await page.keyboard.press(key);
  await settled(page);
  expect(await scrollTop(page)).toBe(300);
  await page.keyboard.press("Escape");
  await drag(page);
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(400);
});

test("the menu is closed after following one of its links, and after going back", async ({ page, watch }) => {
  await withoutModules(page, watch);
  await page.goto("/camp");
  await openMenu(page);
  await mainLinks(page).nth(3).click();
  await expect(heading(page)).toHaveText("Contact");
  await expect(menu(page)).toBeHidden();
  await page.goBack();
  await expect(heading(page)).toHaveText("Camping");
  await expect(menu(page)).toBeHidden();
});

test("widening the window to a desktop's width moves the links into the bar, and the page scrolls", async ({
  page,
}) => {
  await open(page, "/camp");
  await openMenu(page);
  await page.setViewportSize({ width: 1200, height: 700 });
  await expect(toggle(page)).toBeHidden();
  await expect(mainLinks(page).first()).toBeInViewport();
  await page.mouse.move(600, 500);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(100);
});

test(
  "the open menu does not shift a page with a classic scrollbar",
  { tag: "@full" },
  async ({ baseURL, launchOptions }) => {
    const browser = await chromium.launch({ ...launchOptions, ignoreDefaultArgs: ["--hide-scrollbars"] });
    const page = await browser.newPage({ baseURL: baseURL ?? "", viewport: { width: 600, height: 700 } });
    await open(page, "/camp");
    const lefts = () =>
      page
        .locator("header > a, main h1, main h2, main p, footer")
        .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().left));
    expect(await page.evaluate(() => document.documentElement.clientWidth)).toBeLessThan(600);
    const before = await lefts();
    await openMenu(page);
    expect(await lefts()).toEqual(before);
    await browser.close();
  },
);
