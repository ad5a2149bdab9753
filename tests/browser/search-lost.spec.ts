import type { Page } from "@playwright/test";
import { expect, hydrated, open, scrollTop, test } from "../support/browser.ts";
import { field, palette, searchButton } from "../support/palette.ts";

/** The search when one of its scripts does not arrive. */

test("a palette that is lost keeps nobody waiting, and the next press brings it", async ({ page, watch }) => {
  watch.expectError(/ERR_FAILED/);
  let fail = () => {};
  const failing = new Promise<void>((done) => (fail = done));
  await page.route(/\/assets\/palette-[^/]*\.js$/, async (route) => {
    await failing;
    await route.abort();
  });
  await open(page, "/camp");
  await expect(searchButton(page)).toHaveAttribute("aria-keyshortcuts", /./);
  await page.keyboard.press("/");
  await expect(searchButton(page)).toHaveAttribute("aria-busy", "true");
  await page.keyboard.press("Space");
  await expect.poll(() => scrollTop(page), "no question begins with a space").toBeGreaterThan(0);
  await page.keyboard.type("dro");
  fail();
  await expect(searchButton(page)).not.toHaveAttribute("aria-busy");

  await page.unrouteAll();
  await page.keyboard.press("/");
  await expect(field(page)).toBeFocused();
  await expect(field(page), "what was typed then is forgotten").toHaveValue("");
  await page.keyboard.press("Escape");
  await expect(palette(page)).toHaveCount(0);
});

const opener = /\/assets\/opener-[^/]*\.js$/;

const openerLost = (page: Page) => page.waitForEvent("requestfailed", (request) => opener.test(request.url()));

const openWithoutOpener = async (page: Page) => {
  await page.route(opener, (route) => route.abort());
  const lost = openerLost(page);
  await open(page, "/camp");
  await lost;
};

for (const key of ["/", "Control+k", "Enter"]) {
  test(`an opener that is lost is asked for again with ${key}`, async ({ page, watch }) => {
    watch.expectError(/ERR_FAILED/);
    await openWithoutOpener(page);
    await searchButton(page).focus();
    const again = openerLost(page);
    await page.keyboard.press(key);
    await again;
    await expect(searchButton(page)).not.toHaveAttribute("aria-busy");
    await page.unrouteAll();
    await page.keyboard.press(key);
    await expect(field(page)).toBeFocused();
  });
}

test("an opener that is lost is there when the network is, and opens nothing unasked", async ({ page, watch }) => {
  watch.expectError(/ERR_FAILED/);
  await openWithoutOpener(page);
  const again = openerLost(page);
  await page.keyboard.press("/");
  await again;
  await expect(searchButton(page)).not.toHaveAttribute("aria-busy");
  await page.unrouteAll();
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect(searchButton(page)).toHaveAttribute("aria-keyshortcuts", /./);
  await expect(palette(page)).toHaveCount(0);
  await page.keyboard.press("/");
  await expect(field(page)).toBeFocused();
});

test("what is typed while the opener is on its way is not lost", async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((done) => (release = done));
  await page.route(opener, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/camp");
  await page.keyboard.press("/");
  await page.keyboard.type("dr");
  await hydrated(page);
  await page.keyboard.type("on");
  release();
  await expect(palette(page)).toBeVisible();
  await page.keyboard.type("es");
  await expect(field(page)).toHaveValue("drones");
});
