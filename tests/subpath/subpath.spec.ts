import type { Page } from "@playwright/test";
import { expect, heading, hydrated, open, pathOf, test } from "../support/browser.ts";

/** The small test site under a base path, as GitHub Pages serves a project. */

const base = "/atlas";
const pages = ["/", "/engineering", "/photography", "/photography/badlands", "/contact", "/blog", "/food", "/camp"];

/** Every path on this host that any attribute of the page references. */
const ownPaths = (page: Page) =>
  page.evaluate(() => {
    const roots = [document, ...[...document.querySelectorAll("template")].map(({ content }) => content)];
    const values = roots.flatMap((root) =>
      [...root.querySelectorAll("*")].flatMap((element) =>
        ["href", "src", "srcset", "data-src", "data-files", "data-styles"].flatMap((name) =>
          (element.getAttribute(name) ?? "").split(name === "srcset" ? /,\s+/ : " "),
        ),
      ),
    );
    return values
      .map((value) => value.trim().split(" ")[0] ?? "")
      .filter((address) => address !== "" && !address.startsWith("#"))
      .map((address) => new URL(address, location.href))
      .filter(({ origin }) => origin === location.origin)
      .map(({ pathname }) => pathname);
  });

const isInside = (path: string) => `${path}/`.startsWith(`${base}/`);

test("every page links to and loads only existing files under the base path", async ({ page, request, baseURL }) => {
  const found = new Set<string>();
  page.on("request", (asked) => {
    const { origin, pathname } = new URL(asked.url());
    if (origin === baseURL) found.add(pathname);
  });
  for (const path of pages) {
    await open(page, base + path);
    for (const linked of await ownPaths(page)) found.add(linked);
  }
  expect(found.size).toBeGreaterThan(90);
  expect([...found].filter((path) => !isInside(path))).toEqual([]);
  const broken: string[] = [];
  for (const path of found) if (!(await request.head(path)).ok()) broken.push(path);
  expect(broken).toEqual([]);
});

test("old and unknown addresses are handled under the base path", async ({ page, request, watch }) => {
  watch.expectError(/status of 404/);
  for (const [from, to] of [
    ["/about", "/blog"],
    ["/blog/drone", "/drones"],
  ]) {
    const moved = await request.get(`${base}${from}?a=1`, { maxRedirects: 0 });
    expect(moved.headers()["location"]).toBe(`${base}${to}?a=1`);
    // A host without redirect rules sends the page that redirects.
    expect(await (await request.get(`${base}${from}/index.html`)).text()).toContain(`url=${base}${to}"`);
  }
  expect((await open(page, `${base}/no/such/page`))?.status()).toBe(404);
  await expect(page.locator("main")).toContainText("/no/such/page doesn't exist");
  await page.locator("main").getByRole("link", { name: /home/i }).first().click();
  await expect(heading(page)).toHaveText("Whole");
  expect(pathOf(page)).toBe(`${base}/`);
});

test("the manifest and the sitemap use the base path", async ({ request }) => {
  const address = `${base}/manifest.webmanifest`;
  const { start_url, scope, icons, shortcuts, screenshots } = await (await request.get(address)).json();
  const named = [
    start_url,
    scope,
    ...[...icons, ...screenshots].map(({ src }) => src),
    ...shortcuts.map(({ url }: { url: string }) => url),
  ];
  const sitemap = await (await request.get(`${base}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, location]) => location ?? "");
  const paths = [...named, ...listed].map((one: string) => new URL(one, `http://host${address}`).pathname);
  expect(paths.length).toBeGreaterThan(20);
  expect(paths.filter((path) => !isInside(path))).toEqual([]);
});

test("search and photos stay under the base path", async ({ page }) => {
  await open(page, `${base}/photography?photo=dunes`);
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(pathOf(page)).toBe(`${base}/photography/dunes`);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Search" }).click();
  await page.getByRole("dialog").getByRole("combobox").fill("badlands");
  await page
    .getByRole("option", { name: /^Badlands/ })
    .first()
    .click();
  await expect(page).toHaveURL(`${base}/photography/badlands`);
});

test.describe("without a network", () => {
  test.use({ serviceWorkers: "allow" });

  test("pages and old addresses open, and the worker's scope is the base path", async ({ page, context, watch }) => {
    watch.expectError(/net::ERR_/);
    await page.goto(`${base}/`);
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
    expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).scope)).toMatch(/\/atlas\/$/);
    await context.setOffline(true);
    await page.goto(`${base}/camp`);
    await hydrated(page);
    await page.goto(`${base}/blog/drone?a=1`);
    await expect(heading(page)).toHaveText("Drones");
    expect(pathOf(page)).toBe(`${base}/drones?a=1`);
  });
});
