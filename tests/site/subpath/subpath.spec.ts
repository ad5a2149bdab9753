import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { hasStub, stubFile } from "../../../hosting/redirect-stubs.ts";
import { redirectAddress, redirectParts, redirectSource } from "../../../site/addresses/redirects.ts";
import { escapeHtml } from "../../../site/html.ts";
import { pagePaths } from "../../support/owner.ts";
import { content, pageTitles, redirects, redirectsToPages, squeeze } from "../../support/content.ts";
import { expect, heading, hydrated, open, pathOf, test } from "../../support/browser.ts";
import { keptBy } from "../../support/kept.ts";

const base = "/atlas";
const movedTo = (to: string, query = "") => redirectAddress(to, { base: `${base}/`, query });
const built = (name: string) => readFile(join("build", "subpath", "client", name), "utf8");

const expectTitle = (page: Page, title: string) =>
  expect.poll(async () => squeeze(await heading(page).textContent())).toBe(squeeze(title));

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

for (const [path, title] of pageTitles) {
  test(`${path} stands under the sub-path and asks for nothing outside it`, async ({ page, baseURL }) => {
    const asked: string[] = [];
    page.on("request", (request) => {
      const { origin, pathname } = new URL(request.url());
      if (origin === baseURL) asked.push(pathname);
    });
    const response = await open(page, base + path);
    expect(response?.status()).toBe(200);
    await expectTitle(page, title);
    // The page, a style, a font and five scripts at least: else the watching went wrong.
    expect(asked.length).toBeGreaterThan(7);
    expect(asked.filter((pathname) => !pathname.startsWith(`${base}/`))).toEqual([]);

    const linked = await ownPaths(page);
    expect(linked).toContain(`${base}/`);
    expect(linked.filter((pathname) => !`${pathname}/`.startsWith(`${base}/`))).toEqual([]);
  });
}

test("no link of any page is broken", async ({ page, request }) => {
  const found = new Set<string>();
  for (const [path] of pageTitles) {
    await page.goto(base + path, { waitUntil: "domcontentloaded" });
    for (const pathname of await ownPaths(page)) found.add(pathname);
  }
  const broken: string[] = [];
  for (const pathname of found) if (!(await request.head(pathname)).ok()) broken.push(pathname);
  expect(broken).toEqual([]);
});

test("an unknown path gets the 404 page and a way home; so does a path outside", async ({ page, watch }) => {
  watch.expectError(/status of 404/);
  const response = await open(page, `${base}/no/such/page`);
  expect(response?.status()).toBe(404);
  await expect(page.locator("main code")).toHaveText(`${base}/no/such/page`);
  await page.locator("main").getByRole("link").first().click();
  await expectTitle(page, content.site.title);
  expect(pathOf(page)).toBe(`${base}/`);
  expect((await page.request.get("/no/such/page")).status()).toBe(404);
});

test("old addresses lead on, by the server and by their files", async ({ request }) => {
  const listed = await built("_redirects");
  for (const { from, to } of redirects) {
    const response = await request.get(`${base}${from}?from=mail`, { maxRedirects: 0 });
    expect([response.status(), response.headers()["location"]], from).toEqual([301, movedTo(to, "?from=mail")]);
    if (hasStub(from, (path) => pagePaths.includes(path)))
      expect(await built(stubFile(from).slice(1)), from).toContain(`url=${escapeHtml(movedTo(to))}"`);
    expect(listed).toContain(`${redirectSource(from, `${base}/`)} ${movedTo(to)} 301`);
  }
});

test("the manifest, the icons and the files for machines know the sub-path", async ({ request }) => {
  const manifest = (await (await request.get(`${base}/manifest.webmanifest`)).json()) as {
    start_url: string;
    scope: string;
    icons: { src: string }[];
    screenshots?: { src: string }[];
    shortcuts?: { url: string }[];
  };
  const resolved = (address: string) => new URL(address, `http://host${base}/manifest.webmanifest`).pathname;
  expect([manifest.start_url, manifest.scope].map(resolved)).toEqual([`${base}/`, `${base}/`]);
  const files = [...manifest.icons, ...(manifest.screenshots ?? [])].map(({ src }) => src);
  expect(files.length).toBeGreaterThan(2);
  const shortcuts = (manifest.shortcuts ?? []).map(({ url }) => url);
  for (const address of [...files, ...shortcuts].map(resolved)) {
    expect(address).toMatch(new RegExp(`^${base}/`));
    expect((await request.head(address)).status(), address).toBe(200);
  }
  const sitemap = await built("sitemap.xml");
  const locations = [...sitemap.matchAll(/<loc>https:\/\/[^/]+(\/[^<]*)<\/loc>/g)].map((match) => match[1] ?? "");
  expect(locations.length).toBeGreaterThan(0);
  expect(locations.filter((location) => !location.startsWith(`${base}/`))).toEqual([]);
});

test.describe("offline", () => {
  test.use({ offlineWorker: true });

  test("the worker keeps to the sub-path, and every page opens without a network", async ({ page, context, watch }) => {
    // The browser asks for the tab's icon itself, past the worker.
    watch.expectError(/ERR_INTERNET_DISCONNECTED .*\/favicon\./);
    await page.goto(`${base}/`);
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
    const scopes = await page.evaluate(async () =>
      (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
    );
    expect(scopes).toEqual([`${base}/`]);
    const isKept = keptBy(await built("sw.js"));
    await context.setOffline(true);
    for (const [path, title] of pageTitles.filter(([kept]) => isKept(kept))) {
      await page.goto(base + path, { waitUntil: "domcontentloaded" });
      await expectTitle(page, title);
    }
    await hydrated(page);
    for (const { from, to } of redirectsToPages.filter((redirect) => isKept(redirectParts(redirect.to).path))) {
      await page.goto(`${base}${from}?from=mail`, { waitUntil: "commit" });
      expect(pathOf(page)).toBe(movedTo(to, "?from=mail"));
    }
  });
});
