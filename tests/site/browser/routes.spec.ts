import { redirectAddress } from "../../../site/addresses/redirects.ts";
import { content, pageTitles, redirects, squeeze, topics, words } from "../../support/content.ts";
import { expect, heading, isSameDocument, markDocument, open, test, withoutPictures } from "../../support/browser.ts";

/** Whatever pages and old addresses the content makes. */

test("every page answers with status 200, its policy and its heading", async ({ request }) => {
  for (const [path] of pageTitles) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status(), path).toBe(200);
    const headers = response.headers();
    expect(headers["content-type"], path).toBe("text/html; charset=utf-8");
    expect(headers["content-security-policy"], path).toMatch(/^default-src 'none'; /);
    expect(headers["x-content-type-options"], path).toBe("nosniff");
    expect(await response.text(), path).toMatch(/<h1[\s>]/);
  }
});

test("every page is reached by client navigation too, each without a reload", async ({ page }) => {
  await withoutPictures(page);
  await open(page, "/");
  await markDocument(page);
  for (const [path, title] of pageTitles) {
    await page.evaluate((to) => {
      // The router's own entrance for addresses that no link on the page has: a popped history entry.
      history.pushState(null, "", to);
      dispatchEvent(new PopStateEvent("popstate", { state: null }));
    }, path);
    await expect.poll(async () => squeeze(await heading(page).textContent()), path).toBe(squeeze(title));
  }
  expect(await isSameDocument(page)).toBe(true);
});

test("every old address is moved for good, with its query, in both spellings", async ({ request }) => {
  for (const { from, to } of redirects) {
    for (const spelling of [from, `${from}/`]) {
      const response = await request.get(`${spelling}?a=1`, { maxRedirects: 0 });
      expect(response.status(), spelling).toBe(301);
      expect(response.headers()["location"], spelling).toBe(redirectAddress(to, { query: "?a=1" }));
    }
  }
});

test("what is not there says so and leads home", async ({ page, watch }) => {
  watch.expectError(/status of 404/);
  const all = ["/engineering", "/photography", "/contact", "/blog", "/nowhere/at/all"];
  const absent = all.filter((path) => !pageTitles.some(([there]) => there === path));
  for (const path of absent.filter((missing) => !redirects.some(({ from }) => from === missing))) {
    const response = await open(page, path);
    expect(response?.status(), path).toBe(404);
    await expect(heading(page)).toHaveText(words.notFound.title);
    await page.locator("main").getByRole("link").first().click();
    await expect.poll(async () => squeeze(await heading(page).textContent())).toBe(squeeze(content.site.title));
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the pages are whole, and one leads to the next", async ({ page }) => {
    await page.goto("/");
    await expect(heading(page)).toBeVisible();
    for (const { path, title } of topics) {
      await page.goto(path);
      await expect(heading(page)).toHaveText(title);
    }
    await page.locator("body > header a[href='/']").first().click();
    await expect.poll(async () => squeeze(await heading(page).textContent())).toBe(squeeze(content.site.title));
  });
});
