import type { Page } from "@playwright/test";
import { scriptOf } from "./builds.ts";
import { clearBrowserCache, cutNetwork, expect, hydrated, test, visit, waitInVain } from "./fixtures.ts";

const words = "Something went wrong with loading cached page, please clear cookies and try to reload page";

/** What a browser under pressure may do: throw one file of the kept version away, from its own cache too. */
const dropFile = async (page: Page, file: string) => {
  const dropped = await page.evaluate(async (path) => {
    const names = await caches.keys();
    return Promise.all(names.map(async (name) => (await caches.open(name)).delete(new URL(path, origin).href)));
  }, `/${file}`);
  expect(dropped).toContain(true);
  await clearBrowserCache(page);
};

const goToCamp = async (page: Page) => {
  await page
    .getByRole("link", { name: /Camping/ })
    .first()
    .click({ noWaitAfter: true });
};

test("a script that is gone from the cache and from the server: the visitor is told, once", async ({
  page,
  host,
  builds,
  alerts,
}) => {
  const script = await scriptOf(builds.one.dir, "/camp");
  await visit(page, `${host.url}/blog`);
  await dropFile(page, script);
  host.missing.add(`/${script}`);
  await goToCamp(page);
  await expect.poll(() => alerts).toEqual([words]);
  await waitInVain(page);
  expect(alerts).toEqual([words]);
});

test("the visitor is told even when the page cannot start without the file", async ({ page, host, builds, alerts }) => {
  const script = await scriptOf(builds.one.dir, "/camp");
  await visit(page, `${host.url}/blog`);
  await dropFile(page, script);
  host.missing.add(`/${script}`);
  await page.goto(`${host.url}/camp`);
  await expect.poll(() => alerts).toEqual([words]);
  await waitInVain(page);
  expect(alerts).toEqual([words]);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("without a network nothing is known to be gone, and nothing is said", async ({
  context,
  page,
  host,
  builds,
  alerts,
}) => {
  const script = await scriptOf(builds.one.dir, "/camp");
  await visit(page, `${host.url}/blog`);
  await dropFile(page, script);
  host.missing.add(`/${script}`);
  await cutNetwork(context, host);
  await goToCamp(page);
  await waitInVain(page);
  await page.goto(`${host.url}/camp`);
  await waitInVain(page);
  expect(alerts).toEqual([]);
});

test("a server that does not answer is an ordinary failure, and nothing is said", async ({
  page,
  host,
  builds,
  alerts,
}) => {
  await visit(page, `${host.url}/blog`);
  await dropFile(page, await scriptOf(builds.one.dir, "/camp"));
  host.goDown();
  expect(await page.evaluate(() => navigator.onLine)).toBe(true);
  await goToCamp(page);
  await waitInVain(page);
  expect(alerts).toEqual([]);
});

test("a file that only the browser lost comes back from the server and is kept again", async ({
  context,
  page,
  host,
  builds,
  alerts,
}) => {
  const script = await scriptOf(builds.one.dir, "/camp");
  await visit(page, `${host.url}/blog`);
  await dropFile(page, script);
  await goToCamp(page);
  await expect(page).toHaveURL(/\/camp$/);
  await expect
    .poll(() => page.evaluate(async (path) => Boolean(await caches.match(new URL(path, origin))), `/${script}`))
    .toBe(true);
  await cutNetwork(context, host);
  await page.goto(`${host.url}/camp`);
  await hydrated(page);
  expect(alerts).toEqual([]);
});

test("a part that is loaded on demand is gone before there is a worker: told once", async ({ page, host, alerts }) => {
  host.missing.add("/sw.js");
  await page.goto(`${host.url}/photography`);
  await expect.poll(() => host.asked).toContain("GET /sw.js");
  // The server forgets every script that the page has not asked for yet: the photo viewer is among them.
  const had = new Set(host.asked);
  host.refuse((request) => /\/assets\/[^/]+\.(js|css)$/.test(request) && !had.has(request));
  await page.locator("#gallery a:has(img)").first().click({ noWaitAfter: true });
  await expect.poll(() => alerts).toEqual([words]);
  await waitInVain(page);
  expect(alerts).toEqual([words]);
});
