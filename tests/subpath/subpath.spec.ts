import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { expect, heading, hydrated, isSameDocument, markDocument, open, pathOf, test } from "../support/browser.ts";
import { pageTable, redirectTable } from "../support/route-table.ts";

const base = "/atlas";
const built = (name: string) =>
  readFile(join(import.meta.dirname, "..", "..", "build", "subpath", "client", name), "utf8");

/** Every path on this host that the page links to or loads, in whatever attribute. */
const ownPaths = (page: Page) =>
  page.evaluate(() => {
    const values = [...document.querySelectorAll("*")].flatMap((element) =>
      ["href", "src", "srcset", "action", "poster", "data"].flatMap((name) => element.getAttribute(name) ?? []),
    );
    const addresses = values.flatMap((value) => value.split(/,\s+/)).map((part) => part.trim().split(" ")[0] ?? "");
    return addresses
      .filter((address) => !address.startsWith("#"))
      .map((address) => new URL(address, location.href))
      .filter(({ origin }) => origin === location.origin)
      .map(({ pathname }) => pathname);
  });

for (const [path, title] of pageTable) {
  test(`${path} stands under the sub-path and asks for nothing outside it`, async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    const response = await open(page, base + path);
    expect(response?.status()).toBe(200);
    await expect(heading(page)).toHaveText(title);
    expect(asked.length).toBeGreaterThan(8);
    expect(asked.filter((pathname) => !pathname.startsWith(`${base}/`))).toEqual([]);

    const linked = await ownPaths(page);
    expect(linked.length).toBeGreaterThan(15);
    expect(linked.filter((pathname) => !`${pathname}/`.startsWith(`${base}/`))).toEqual([]);
  });
}

test("no link of any page is broken", async ({ page, request }) => {
  const found = new Set<string>();
  for (const [path] of pageTable) {
    await page.goto(base + path, { waitUntil: "domcontentloaded" });
    for (const pathname of await ownPaths(page)) found.add(pathname);
  }
  expect(found.size).toBeGreaterThan(300);
  const broken: string[] = [];
  for (const pathname of found) if (!(await request.head(pathname)).ok()) broken.push(pathname);
  expect(broken).toEqual([]);
});

test("links and Back move inside the app, and the bar knows where it is", async ({ page }) => {
  await open(page, `${base}/`);
  await markDocument(page);
  const bar = page.getByRole("navigation", { name: "Main" });
  await bar.getByRole("link", { name: "Blog" }).click();
  await expect(heading(page)).toHaveText("Adventure");
  expect(pathOf(page)).toBe(`${base}/blog`);
  await expect(bar.locator("[aria-current]")).toHaveText("Blog");
  await page.locator("main").getByRole("link", { name: "Camping" }).first().click();
  await expect(heading(page)).toHaveText("Camping");
  expect(pathOf(page)).toBe(`${base}/camp`);
  await page.goBack();
  await expect(heading(page)).toHaveText("Adventure");
  expect(await isSameDocument(page)).toBe(true);
});

test("a photo has its address there too", async ({ page }) => {
  await open(page, `${base}/photography?photo=sea-stacks-dusk`);
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  expect(pathOf(page)).toBe(`${base}/photography`);
});

test("an unknown path gets the 404 page and a way home; so does a path outside", async ({ page, watch }) => {
  watch.expectError(/status of 404/);
  const response = await open(page, `${base}/no/such/page`);
  expect(response?.status()).toBe(404);
  await expect(page.locator("main")).toContainText("/no/such/page doesn't exist");
  await page.locator("main").getByRole("link", { name: /home/i }).first().click();
  await expect(heading(page)).toHaveText("Ridgeline");
  expect(pathOf(page)).toBe(`${base}/`);
  expect((await page.request.get("/blog")).status()).toBe(404);
});

test("old addresses lead on, by the server and by their files", async ({ request }) => {
  for (const [from, to] of redirectTable) {
    const response = await request.get(`${base}${from}?from=mail`, { maxRedirects: 0 });
    expect([response.status(), response.headers()["location"]], from).toEqual([301, `${base}${to}?from=mail`]);
    expect(await built(`${from.slice(1)}/index.html`), from).toContain(`url=${base}${to}"`);
  }
});

test("the manifest, the icons and the files for machines know the sub-path", async ({ request }) => {
  const manifest = (await (await request.get(`${base}/manifest.webmanifest`)).json()) as {
    start_url: string;
    scope: string;
    icons: { src: string }[];
    screenshots?: { src: string }[];
    shortcuts: { url: string }[];
  };
  const resolved = (address: string) => new URL(address, `http://host${base}/manifest.webmanifest`).pathname;
  expect([manifest.start_url, manifest.scope].map(resolved)).toEqual([`${base}/`, `${base}/`]);
  const files = [...manifest.icons, ...(manifest.screenshots ?? [])].map(({ src }) => src);
  expect(files.length).toBeGreaterThan(3);
  for (const address of [...files, ...manifest.shortcuts.map(({ url }) => url)].map(resolved)) {
    expect(address).toMatch(new RegExp(`^${base}/`));
    expect((await request.head(address)).status(), address).toBe(200);
  }
  const sitemap = await built("sitemap.xml");
  const locations = [...sitemap.matchAll(/<loc>https:\/\/[^/]+(\/[^<]*)<\/loc>/g)].map((match) => match[1] ?? "");
  expect(locations.length).toBeGreaterThan(15);
  expect(locations.filter((location) => !location.startsWith(`${base}/`))).toEqual([]);
  expect(await built("_redirects")).toContain(`${base}/about ${base}/blog 301`);
});

test.describe("offline", () => {
  test.use({ offlineWorker: true });

  test("the worker keeps to the sub-path, and every page opens without a network", async ({ page, context, watch }) => {
    // The browser asks for the tab's icon itself, past the worker.
    watch.expectError(/ERR_INTERNET_DISCONNECTED .*\/favicon\./);
    await page.goto(`${base}/contact`);
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
    const scopes = await page.evaluate(async () =>
      (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
    );
    expect(scopes).toEqual([`${base}/`]);
    await context.setOffline(true);
    for (const [path, title] of pageTable) {
      await page.goto(base + path, { waitUntil: "domcontentloaded" });
      await expect(heading(page), path).toHaveText(title);
    }
    await page.goto(`${base}/about?from=mail`);
    expect(pathOf(page)).toBe(`${base}/blog?from=mail`);
    await hydrated(page);
  });
});
