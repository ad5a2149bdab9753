import { type Page, chromium } from "@playwright/test";
import { expect, holdScripts, hydrated, scrollTo, test as base } from "../support/browser.ts";

/** A narrow window of a desktop, whose scrollbar takes room of its own; other tests hide it. */
const test = base.extend<{ desktop: (javaScriptEnabled: boolean) => Promise<Page> }>({
  desktop: async ({ baseURL, launchOptions }, use) => {
    const browser = await chromium.launch({ ...launchOptions, ignoreDefaultArgs: ["--hide-scrollbars"] });
    await use(async (javaScriptEnabled) => {
      const page = await browser.newPage({
        ...(baseURL ? { baseURL } : {}),
        viewport: { width: 600, height: 700 },
        reducedMotion: "reduce",
        serviceWorkers: "block",
        javaScriptEnabled,
      });
      // A font that comes between two looks moves words by a fraction of a pixel.
      await page.route(/\.woff2$/, (route) => route.abort());
      return page;
    });
    await browser.close();
  },
});

/** Where the bar's link and all words of the page stand. */
const positions = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("body > header > a, main h1, main h2, main p, body > footer")].map((element) => {
      const { left, top, width } = element.getBoundingClientRect();
      return [left, top, width].map(Math.round).join(" ");
    }),
  );

const expectStill = async (page: Page) => {
  expect(await page.evaluate(() => document.documentElement.clientWidth), "a scrollbar takes room").toBeLessThan(600);
  const before = await positions(page);
  const button = await page.locator("header button[aria-controls]").boundingBox();
  if (!button) throw new Error("no button");
  // A locator's click would scroll to the button first.
  await page.mouse.click(button.x + button.width / 2, button.y + button.height / 2);
  await expect(page.locator("#menu")).toBeVisible();
  expect(await positions(page), "open").toEqual(before);
  await page.keyboard.press("Escape");
  await expect(page.locator("#menu")).toBeHidden();
  expect(await positions(page), "closed").toEqual(before);
};

for (const [path, y] of [
  ["/", 0],
  ["/camp", 400],
  ["/photography", 0],
  ["/photography", 400],
] as const) {
  test(`the open menu leaves ${path} as wide as it is and where it is, ${y} px down`, async ({ desktop }) => {
    const page = await desktop(true);
    await page.goto(path);
    await hydrated(page);
    await scrollTo(page, y);
    await expectStill(page);
  });
}

test("so it does before the app's scripts are there", async ({ desktop }) => {
  const page = await desktop(true);
  await holdScripts(page);
  await page.goto("/camp");
  await scrollTo(page, 400);
  await expectStill(page);
});

test("and where there are none", async ({ desktop }) => {
  const page = await desktop(false);
  await page.goto("/camp");
  await expectStill(page);
});
