import type { Page } from "@playwright/test";
import {
  expect,
  heading,
  holdScripts,
  hydrated,
  isSameDocument,
  markDocument,
  open,
  test,
} from "../support/browser.ts";
import { chosen, field, palette, searchButton } from "../support/palette.ts";
import { openEarly } from "./early.ts";

/** The app's scripts wait for the page: the words, the styles, the font and the first picture come first. */

const isScript = (url: string) => /\/assets\/.*\.js$/.test(url);

/** Notes, in the page itself, when it had loaded and when each script was asked for. */
const timesOf = (page: Page) =>
  page.evaluate(() => {
    const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    const resources = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    const scripts = resources.filter(({ name }) => /\/assets\/.*\.js$/.test(name)).map(({ startTime }) => startTime);
    return { loaded: navigation?.loadEventStart ?? Number.POSITIVE_INFINITY, scripts };
  });

for (const path of ["/camp", "/contact", "/nowhere"]) {
  test(`${path} asks for the app's scripts only after it has loaded, and then comes alive`, async ({ page, watch }) => {
    if (path === "/nowhere") watch.expectError(/status of 404/);
    await page.goto(path, { waitUntil: "commit" });
    await hydrated(page);
    const { loaded, scripts } = await timesOf(page);
    expect(loaded).toBeGreaterThan(0);
    expect(scripts.length).toBeGreaterThanOrEqual(5);
    for (const start of scripts) expect(start).toBeGreaterThanOrEqual(loaded);

    await markDocument(page);
    await page.locator("body > header nav").getByRole("link", { name: "Blog", exact: true }).click();
    await expect(heading(page)).toHaveText("Adventure");
    expect(await isSameDocument(page), "links go through the router").toBe(true);
  });
}

for (const path of ["/", "/camp", "/photography"]) {
  test(`${path} gets no styles that it has when it comes alive`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    await searchButton(page).waitFor();
    // What says that a link needs the network is put in last.
    await page.locator("body > output").waitFor({ state: "attached" });
    const files = await page.evaluate(() => [...document.styleSheets].map(({ href }) => href?.replace(/#$/, "")));
    expect(files).toEqual([...new Set(files)]);
  });
}

const isAlive = (page: Page) =>
  page.evaluate(() => Object.keys(document.querySelector("main") ?? {}).some((key) => key.startsWith("__react")));

test("a page that is only read fetches its scripts, runs none of them, and starts with the first movement", async ({
  page,
}) => {
  // What keeps it for offline use comes last.
  const last = page.waitForRequest(/\/assets\/watch-[^/]*\.js$/);
  await page.goto("/");
  await last;
  expect((await timesOf(page)).scripts.length).toBeGreaterThanOrEqual(5);
  expect(await isAlive(page)).toBe(false);

  await page.evaluate(() => scrollTo(0, 5));
  await expect.poll(() => isAlive(page)).toBe(true);
});

test("a page that is not whole without the app starts it by itself", async ({ page, watch }) => {
  watch.expectError(/status of 404/);
  await page.goto("/nowhere");
  await expect.poll(() => isAlive(page)).toBe(true);
});

test.describe("the search's keys", () => {
  for (const key of ["/", "Control+k"]) {
    test(`${key} opens it also when the app has not started`, async ({ page }) => {
      const release = await openEarly(page, "/camp");
      await page.keyboard.press(key);
      await expect(searchButton(page)).toHaveAttribute("aria-busy", "true");
      await page.keyboard.type("dro");
      release();
      await expect(palette(page)).toBeVisible();
      await page.keyboard.type("nes");
      await expect(field(page)).toHaveValue("drones");
      await expect(chosen(page)).toHaveText(/^Drones/);
    });
  }

  test("hold what is typed while only the palette is on its way", async ({ page }) => {
    await open(page, "/camp");
    await expect(searchButton(page)).toHaveAttribute("aria-keyshortcuts", /./);
    const release = await holdScripts(page, /\/assets\/palette-/);
    await page.keyboard.press("/");
    await page.keyboard.type("Dro");
    await expect(palette(page)).toHaveCount(0);
    release();
    await expect(field(page)).toHaveValue("Dro");
    await page.keyboard.type("nes");
    await expect(field(page)).toHaveValue("Drones");
    await page.keyboard.press("Escape");
    await expect(palette(page)).toHaveCount(0);
    await page.keyboard.press("/");
    await expect(field(page), "once").toHaveValue("");
  });
});

test("a slow picture holds the scripts back, unless the visitor does something", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => isScript(request.url()) && asked.push(request.url()));
  let release = () => {};
  const held = new Promise<void>((done) => (release = done));
  await page.route(/\/assets\/pictures\//, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/camp", { waitUntil: "domcontentloaded" });
  await expect(heading(page)).toBeVisible();
  await page.waitForTimeout(500);
  expect(asked).toEqual([]);

  await page.keyboard.press("Tab");
  await expect.poll(() => asked.length).toBeGreaterThanOrEqual(5);
  await hydrated(page);
  release();
});

test.describe("a start that fails", () => {
  test("is tried again: one lost request leaves no page dead, and no click unanswered", async ({ page, watch }) => {
    watch.expectError(/could not start|ERR_FAILED/);
    let asked = 0;
    // A page without its pictures is not at rest: nothing is fetched before the click.
    await page.route(/\/assets\/pictures\//, () => undefined);
    await page.route(/\/assets\/vendor-[^/]*\.js$/, (route) => (asked++ === 0 ? route.abort() : route.continue()));
    await page.goto("/photography", { waitUntil: "domcontentloaded" });
    await markDocument(page);
    await page
      .getByRole("button", { name: /^Load the album/ })
      .first()
      .click();
    await expect(page.locator("iframe")).toHaveCount(1);
    expect(asked).toBeGreaterThan(1);
    expect(await isSameDocument(page)).toBe(true);
    expect(watch.lines.filter((line) => line.includes("could not start"))).toHaveLength(1);
  });

  test("is tried again as soon as the visitor does something", async ({ page, watch }) => {
    watch.expectError(/could not start|ERR_FAILED/);
    // No pause of a second ends, so nothing is tried again by itself.
    await page.addInitScript(() => {
      const { setTimeout } = window;
      const soon = (call: TimerHandler, pause = 0, ...given: unknown[]) =>
        pause < 1000 ? setTimeout(call, pause, ...given) : 0;
      Object.assign(window, { setTimeout: soon });
    });
    await page.route(/\/assets\/vendor-[^/]*\.js$/, (route) => route.abort());
    await page.goto("/contact");
    await markDocument(page);
    for (let tries = 1; tries <= 3; tries++) {
      await page.keyboard.press("Tab");
      // What is done while a try is under way begins no other: it has to have failed.
      await expect.poll(() => watch.lines.filter((line) => line.includes("could not start"))).toHaveLength(tries);
    }
    await page.unrouteAll();
    await page.mouse.click(5, 300);
    await hydrated(page);
    expect(await isSameDocument(page)).toBe(true);
  });
});

test("nothing on a page is asked of another site", async ({ page, watch }) => {
  for (const path of ["/", "/photography", "/blog", "/fitness"]) {
    await page.goto(path, { waitUntil: "load" });
    await page.evaluate(async () => {
      for (let y = 0; y < document.documentElement.scrollHeight; y += 800) {
        window.scrollTo({ top: y, behavior: "instant" });
        await new Promise(requestAnimationFrame);
      }
    });
    await page.waitForLoadState("networkidle");
  }
  expect(watch.outside).toEqual([]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("pages are whole, links work, and no script is asked for", async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => isScript(request.url()) && asked.push(request.url()));
    await page.goto("/blog");
    await page.locator("main a", { hasText: "Camping" }).last().click();
    await expect(heading(page)).toHaveText("Camping");
    const contents = page.getByRole("navigation", { name: "On this page" });
    await contents.getByRole("link", { name: /The gear/ }).click();
    expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe("/camp#the-gear");
    await expect(page.locator("#the-gear h2")).toBeInViewport();
    expect(asked).toEqual([]);
  });
});
