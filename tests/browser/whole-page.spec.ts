import type { Page } from "@playwright/test";
import { expect, holdScripts, test } from "../support/browser.ts";
import { isHydrated } from "../support/in-page.ts";
import { openWithLateFonts } from "../support/late-fonts.ts";

/** On a phone, sections far under the window are laid out when the visitor comes near, or right after the first frame. */

test.use({ viewport: { width: 412, height: 823 } });

const path = "/camp";

const holdIdle = () => {
  const { requestIdleCallback } = window;
  const held: IdleRequestCallback[] = [];
  window.requestIdleCallback = (then) => held.push(then);
  Reflect.set(window, "letIdle", () => {
    window.requestIdleCallback = requestIdleCallback;
    for (const then of held) requestIdleCallback(then);
  });
};

const letIdle = (page: Page) => page.evaluate(() => (Reflect.get(window, "letIdle") as () => void)());

/** From its first script on the browser tells nobody that it is idle. */
const openBusy = async (page: Page) => {
  await page.addInitScript(holdIdle);
  await withSystemFonts(page);
  await holdScripts(page);
  await page.goto(path);
  await drawn(page);
};

/** A font that a busy machine has late is a case of its own. */
const withSystemFonts = (page: Page) =>
  page.route(/\/assets\/root-[^/]+\.css$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll(/@font-face\s*{[^}]*woff2[^}]*}/g, "") });
  });

const lastHeading = (page: Page) => page.locator("main > section h2").last();

const isLaidOut = (page: Page) =>
  lastHeading(page).evaluate((title) => title.checkVisibility({ contentVisibilityAuto: true }));

/** Waits for a frame after the ones in which the page decides. */
const drawn = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
  });

/** What the last link of the contents leads to. */
const lastAnchor = (page: Page) => page.locator("main nav a[href*='#']").last();

const idOf = (page: Page) => lastAnchor(page).evaluate((link: HTMLAnchorElement) => link.hash);

const topOf = (page: Page, id: string) =>
  page.locator(id).evaluate((section) => Math.round(section.getBoundingClientRect().top));

/** Opens the page and waits until all of it is laid out and alive. */
const openWhole = async (page: Page) => {
  await withSystemFonts(page);
  await page.goto(path);
  await page.mouse.wheel(0, 200);
  await page.waitForFunction(isHydrated);
  await expect(page.locator(":root[data-partly]")).toHaveCount(0);
};

test("the first frame has what is seen, and the rest follows by itself", async ({ page }) => {
  await openBusy(page);
  expect(await isLaidOut(page)).toBe(false);
  await letIdle(page);
  await expect(page.locator(":root[data-partly]")).toHaveCount(0);
  expect(await isLaidOut(page)).toBe(true);
});

/** Marks of what has been laid out, in the order in which they came; none of them twice. */
const noteMarks = () => {
  const marks: string[] = [];
  Reflect.set(window, "marks", marks);
  const note = ({ target }: MutationRecord) =>
    marks.push((target as Element).matches("main > section") ? "section" : "part");
  new MutationObserver((changes) => changes.forEach(note)).observe(document, {
    attributeFilter: ["data-whole"],
    subtree: true,
  });
};

test("a large section follows part by part", async ({ page }) => {
  await page.addInitScript(noteMarks);
  await openBusy(page);
  const count = await page.locator("main > section, main [data-part]").count();
  const parts = await page.locator("main [data-part]").count();
  expect(parts).toBeGreaterThan(2);
  await letIdle(page);
  await expect(page.locator(":root[data-partly]")).toHaveCount(0);
  const marks = await page.evaluate(() => Reflect.get(window, "marks") as string[]);
  expect(marks).toHaveLength(count);
  expect(marks.filter((mark) => mark === "part")).toHaveLength(parts);
});

test("a section is laid out before it is reached, though the browser is never idle", async ({ page }) => {
  await openBusy(page);
  await lastHeading(page).evaluate((title) => title.scrollIntoView());
  await expect.poll(() => isLaidOut(page)).toBe(true);
  await expect(page.locator(":root[data-partly]")).toHaveCount(1);
});

test("a page in a wider window is laid out whole at once", async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await openBusy(page);
  expect(await isLaidOut(page)).toBe(true);
});

test("an anchor is where it was led to when the sections before it have been laid out", async ({ page }) => {
  await openBusy(page);
  const id = await idOf(page);
  await lastAnchor(page).click();
  await expect(page.locator(id)).toBeInViewport();
  await drawn(page);
  const before = await topOf(page, id);
  await letIdle(page);
  await expect(page.locator(":root[data-partly]")).toHaveCount(0);
  await drawn(page);
  expect(Math.abs((await topOf(page, id)) - before)).toBeLessThan(3);
  expect(await isLaidOut(page)).toBe(true);
});

test("who comes back, or to an anchor, gets the page whole", async ({ page }) => {
  await openBusy(page);
  const id = await idOf(page);
  await page.reload();
  await drawn(page);
  expect(await isLaidOut(page)).toBe(true);
  await page.goto("about:blank");
  await page.goto(path + id);
  await drawn(page);
  await expect(page.locator(":root[data-partly]")).toHaveCount(0);
});

test("a page that is reloaded shows the same place again", async ({ page }) => {
  await openWhole(page);
  const section = page.locator("main > section[id]").nth(3);
  await section.evaluate((element) => element.scrollIntoView());
  const id = `#${(await section.getAttribute("id")) ?? ""}`;
  const before = await topOf(page, id);
  await page.reload();
  await expect.poll(async () => Math.abs((await topOf(page, id)) - before)).toBeLessThan(3);
});

test("another theme is put on what is seen first, and nothing moves", async ({ page }) => {
  await openWhole(page);
  const section = page.locator("main > section[id]").nth(3);
  await section.evaluate((element) => element.scrollIntoView({ behavior: "instant" }));
  await drawn(page);
  const lengths = () =>
    page.evaluate(() => [scrollY, ...[...document.querySelectorAll("main > section")].map((one) => one.clientHeight)]);
  const before = await lengths();
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const first = await paper();
  await page.evaluate(holdIdle);
  const seen = await page.evaluate(async () => {
    document.querySelector<HTMLElement>("[data-theme-toggle]")?.click();
    const frame = () => new Promise(requestAnimationFrame);
    await frame();
    await frame();
    return [...document.querySelectorAll("main > section > *")]
      .filter((part) => part.getBoundingClientRect().top < innerHeight && part.getBoundingClientRect().bottom > 0)
      .map((part) => part.checkVisibility({ contentVisibilityAuto: true }));
  });
  expect(seen.length).toBeGreaterThan(0);
  expect(seen).not.toContain(false);
  expect(await paper()).not.toBe(first);
  expect(await isLaidOut(page)).toBe(false);
  expect(await lengths()).toEqual(before);
  await letIdle(page);
  await expect(page.locator(":root[data-partly]")).toHaveCount(0);
  expect(await isLaidOut(page)).toBe(true);
  expect(await lengths()).toEqual(before);
});

test("a page whose fonts are late is laid out whole with the ones that it has", async ({ page }) => {
  await page.addInitScript(holdIdle);
  const release = await openWithLateFonts(page, path);
  await expect(page.locator(":root[data-partly]")).toHaveCount(0);
  expect(await isLaidOut(page)).toBe(true);
  release();
});

test("on paper nothing is missing", async ({ page }) => {
  await openBusy(page);
  await page.emulateMedia({ media: "print" });
  expect(await isLaidOut(page)).toBe(true);
});
