import type { Page } from "@playwright/test";
import {
  changeHtml,
  expect,
  heading,
  holdScripts,
  hydrated,
  open,
  scrollTo,
  scrollTop,
  settled,
  test,
} from "../support/browser.ts";
import { site } from "../support/sample.ts";

const bar = "body > header";

/** How the bar looks now: what the scrolled style changes. */
const lookOf = (page: Page) =>
  page.locator(bar).evaluate((header) => {
    const { backgroundColor, minHeight } = getComputedStyle(header);
    return `${backgroundColor} ${minHeight}`;
  });

test.describe("the bar", () => {
  test("has Home, Engineering, Photography, Contact, Blog and the store", async ({ page }) => {
    await open(page, "/");
    const links = page.locator(bar).getByRole("navigation", { name: "Main" }).getByRole("link");
    await expect(links).toHaveText(["Home", "Engineering", "Photography", "Contact", "Blog", /^Store/]);
    for (const [index, path] of ["/", "/engineering", "/photography", "/contact", "/blog"].entries()) {
      await expect(links.nth(index)).toHaveAttribute("href", path);
    }
  });

  test("opens the store in a new tab that has no handle on this one, and says so", async ({ page, context, watch }) => {
    await context.route(site.store.url, (route) =>
      route.fulfill({ contentType: "text/html", body: "<title>Shop</title>" }),
    );
    await open(page, "/contact");
    const store = page.getByRole("link", { name: /^Store.*opens in a new tab/ });
    await expect(store).toHaveAttribute("rel", /\bnoopener\b/);
    const [tab] = await Promise.all([context.waitForEvent("page"), store.click()]);
    await tab.waitForLoadState();
    expect(tab.url()).toBe(site.store.url);
    expect(await tab.evaluate(() => window.opener === null)).toBe(true);
    expect(new URL(page.url()).pathname).toBe("/contact");
    expect(watch.outside).toEqual([site.store.url]);
  });

  test("marks the page that is shown, and the section that a topic belongs to", async ({ page }) => {
    await open(page, "/contact");
    const current = page.locator(`${bar} nav a[aria-current]`);
    await expect(current).toHaveText(["Contact"]);
    await expect(current).toHaveAttribute("aria-current", "page");
    await page.locator(bar).getByRole("link", { name: "Blog" }).click();
    await expect(heading(page)).toHaveText("Adventure");
    await expect(current).toHaveText(["Blog"]);
    await open(page, "/camp");
    await expect(current).toHaveText(["Blog"]);
    await expect(current).toHaveAttribute("aria-current", "true");
  });
});

test.describe("the scrolled style", () => {
  for (const path of ["/", "/camp", "/contact"]) {
    test(`of ${path} begins at 50 px and ends below`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await open(page, path);
      const normal = await lookOf(page);
      for (const [y, scrolled] of [
        [49, false],
        [50, true],
        [400, true],
        [50, true],
        [49, false],
        [0, false],
      ] as const) {
        await scrollTo(page, y);
        expect(await page.evaluate(() => scrollY)).toBe(y);
        await expect.poll(async () => (await lookOf(page)) !== normal, `at ${y} px`).toBe(scrolled);
      }
    });
  }

  test("does not flicker at the threshold, also while it is animated", async ({ page }) => {
    await open(page, "/contact");
    await scrollTo(page, 50);
    const seen = await page.evaluate(async () => {
      const states = new Set<string>();
      const end = performance.now() + 600;
      while (performance.now() < end) {
        await new Promise(requestAnimationFrame);
        states.add(`${Math.round(scrollY)} ${document.documentElement.hasAttribute("data-scrolled")}`);
      }
      return [...states];
    });
    expect(seen).toEqual(["50 true"]);
  });

  test("is right on a load in mid-page, before the app's scripts and after", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, "/camp");
    const normal = await lookOf(page);
    await scrollTo(page, 700);
    const release = await holdScripts(page);
    await page.reload({ waitUntil: "domcontentloaded" });
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(100);
    await expect.poll(async () => (await lookOf(page)) !== normal).toBe(true);
    release();
    await hydrated(page);
    expect(await lookOf(page)).not.toBe(normal);
    await scrollTo(page, 10);
    await expect.poll(() => lookOf(page)).toBe(normal);
  });

  test("is right on a page that opens at an anchor", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, "/camp");
    const normal = await lookOf(page);
    await page.goto("about:blank");
    await open(page, "/camp#the-gear");
    await expect.poll(async () => (await lookOf(page)) !== normal).toBe(true);
  });
});

test.describe("what goes wrong", () => {
  test("a missing bar is logged as 'Nav DNE'", async ({ page, watch }) => {
    await changeHtml(page, "/contact", (html) => html.replace(/<header class="[^"]*" data-bar.*?<\/header>/s, ""));
    // React puts the missing bar back and says that it did.
    watch.expectError(/Minified React error|hydrat/i);
    await page.goto("/contact");
    await expect.poll(() => watch.lines.some((line) => line.includes("Nav DNE"))).toBe(true);
  });

  test("a bar that is there is not", async ({ page, watch }) => {
    await open(page, "/contact");
    expect(watch.lines.filter((line) => line.includes("Nav DNE"))).toEqual([]);
  });

  for (const [what, fulfill] of [
    ["a script that is missing", { status: 404, body: "" }],
    ["a script that fails", { contentType: "text/javascript", body: 'throw new Error("on purpose");' }],
  ] as const) {
    test(`${what} at the start is logged, and the page stays readable`, async ({ page, watch }) => {
      watch.expectError(/could not start|on purpose|404|Failed to fetch/);
      await page.route(/\/assets\/root-[^/]*\.js$/, (route) => route.fulfill(fulfill));
      await page.goto("/contact");
      await page.keyboard.press("Tab");
      await expect
        .poll(() => watch.lines.some((line) => line.startsWith("error: The page could not start")))
        .toBe(true);
      await settled(page);
      await expect(heading(page)).toHaveText("Contact");
      await expect(page.getByLabel("Message")).toBeVisible();
    });
  }
});
