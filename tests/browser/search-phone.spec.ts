import { expect, heading, open, scrollTo, scrollTop, test } from "../support/browser.ts";
import { ask, chosen, field, openPalette, options, palette, searchButton } from "../support/palette.ts";

test.describe("the search on a phone", () => {
  test.use({ viewport: { width: 375, height: 700 }, hasTouch: true });

  test("a tap opens it, another leads on, and the page behind has stayed", async ({ page }) => {
    await open(page, "/camp");
    await scrollTo(page, 400);
    await searchButton(page).tap();
    await expect(field(page)).toBeFocused();
    expect(await scrollTop(page)).toBe(400);
    await ask(page, "snowboarding");
    await options(page).first().tap();
    await expect(heading(page)).toHaveText("Snowboarding");
    await expect(palette(page)).toHaveCount(0);
  });

  test("it ends where the keyboard begins", async ({ page }) => {
    await page.addInitScript(() => {
      const keyboard = Object.assign(new EventTarget(), { height: 380, offsetTop: 24, scale: 1 });
      Object.defineProperty(window, "visualViewport", { value: keyboard });
    });
    await open(page, "/colophon");
    await openPalette(page);
    expect(await palette(page).boundingBox()).toMatchObject({ y: 24, height: 380 });
    await ask(page, "s");
    await page.keyboard.press("ArrowUp");
    const last = await chosen(page).boundingBox();
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(404);
    await page.evaluate(() => {
      Object.assign(window.visualViewport ?? {}, { height: 700, offsetTop: 0 });
      window.visualViewport?.dispatchEvent(new Event("resize"));
    });
    await expect.poll(async () => (await palette(page).boundingBox())?.height).toBe(700);
  });

  test("Enter opens the first result at once, also where the keyboard leaves room for none", async ({ page }) => {
    await page.addInitScript(() => {
      const keyboard = Object.assign(new EventTarget(), { height: 80, offsetTop: 0, scale: 1 });
      Object.defineProperty(window, "visualViewport", { value: keyboard });
    });
    await open(page, "/colophon");
    await openPalette(page);
    // Both in one moment: when the typing has rested, all rows are there.
    await field(page).evaluate((input: HTMLInputElement) => {
      input.value = "snowboarding";
      input.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
    });
    await expect(heading(page)).toHaveText("Snowboarding");
  });

  test("it closes the menu", async ({ page }) => {
    await open(page, "/colophon");
    await expect(searchButton(page)).toBeVisible();
    await page.locator("header button[aria-controls=menu]").tap();
    await expect(page.locator("#menu")).toBeVisible();
    await page.keyboard.press("Control+k");
    await expect(field(page)).toBeFocused();
    await expect(page.locator("#menu")).toBeHidden();
  });
});
