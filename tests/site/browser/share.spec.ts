import { expect, open, test } from "../../support/browser.ts";
import { content, topics, words } from "../../support/content.ts";

for (const { path, title } of topics.slice(0, 1)) {
  test("the button that shares a topic copies the page's address, without a search or an anchor, and says so", async ({
    page,
    context,
    baseURL,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await open(page, `${path}?from=mail#main`);
    await page.getByRole("button", { name: words.share.share }).click();
    await expect(page.locator("main output", { hasText: words.share.copied })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}${path}`);
    await expect(page.locator("main output", { hasText: words.share.copied })).toBeHidden();

    for (const { slug } of content.photography?.photos.slice(0, 1) ?? []) {
      await open(page, `/photography/${slug}`);
      await page.getByRole("button", { name: words.share.share }).click();
      await expect(page.locator("main output", { hasText: words.share.copied })).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/photography/${slug}`);
    }
  });

  test("the button that shares a topic says what to do instead when nothing may be copied", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "clipboard", { value: undefined });
    });
    await open(page, path);
    await page.getByRole("button", { name: words.share.share }).click();
    await expect(page.locator("main output", { hasText: words.share.notCopied })).toBeVisible();
  });

  test("the button that shares a topic hands the page to the device where it has a menu for that", async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } });
    const page = await context.newPage();
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "share", {
        value: (shared: object) => Promise.resolve(Object.assign(window, { shared })),
      });
    });
    await open(page, `${baseURL}${path}`);
    await page.getByRole("button", { name: words.share.share }).tap();
    await expect
      .poll(() => page.evaluate(() => (window as { shared?: object }).shared))
      .toEqual({
        title,
        url: `${baseURL}${path}`,
      });
    await context.close();
  });

  test("the button that shares a topic is not there without scripts, nor on paper", async ({
    browser,
    baseURL,
    page,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const still = await context.newPage();
    await still.goto(`${baseURL}${path}`);
    await expect(still.locator("h1")).toBeVisible();
    await expect(still.getByRole("button", { name: words.share.share })).toHaveCount(0);
    await context.close();

    await open(page, path);
    await expect(page.getByRole("button", { name: words.share.share })).toBeVisible();
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("button", { name: words.share.share })).toBeHidden();
  });
}
