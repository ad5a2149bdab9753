import { expect, heading, isSameDocument, markDocument, open, test as base } from "../support/browser.ts";

/** Playwright turns the back-forward cache off, because restored pages make no requests. */
const test = base.extend({
  launchOptions: [
    ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ["--disable-back-forward-cache"] }),
    { scope: "worker" },
  ],
});

test("each kind of page is restored unchanged from the back-forward cache", { tag: "@full" }, async ({ page }) => {
  const reloaded: string[] = [];
  for (const path of ["/", "/engineering", "/photography", "/contact", "/blog", "/camp"]) {
    await open(page, path);
    await markDocument(page);
    const title = await heading(page).textContent();
    await page.goto("/food");
    await page.goBack({ waitUntil: "commit" });
    await expect(heading(page)).toHaveText(title ?? "");
    if (!(await isSameDocument(page))) reloaded.push(path);
  }
  expect(reloaded).toEqual([]);
});
