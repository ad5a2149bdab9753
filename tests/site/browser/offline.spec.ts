import { redirectAddress, redirectParts } from "../../../site/addresses/redirects.ts";
import { pageTitles, redirectsToPages, squeeze, words } from "../../support/content.ts";
import { expect, heading, hydrated, test } from "../../support/browser.ts";
import { keptBy } from "../../support/kept.ts";
import { readText } from "../../support/site.ts";

test.use({ offlineWorker: true });

test("one visit keeps the whole site: every page and old address opens without a network", async ({
  page,
  context,
  watch,
  baseURL,
}) => {
  // The browser asks for the tab's icon itself, past the worker; and the last page is an unknown one.
  watch.expectError(/ERR_INTERNET_DISCONNECTED .*\/favicon\.|status of 404/);
  await page.goto("/");
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
  const isKept = keptBy(readText("sw.js"));
  await context.setOffline(true);
  for (const [path, title] of pageTitles.filter(([kept]) => isKept(kept))) {
    const response = await page.goto(path, { waitUntil: "domcontentloaded" });
    expect(response?.status(), path).toBe(200);
    await expect.poll(async () => squeeze(await heading(page).textContent()), path).toBe(squeeze(title));
  }
  await hydrated(page);
  for (const { from, to } of redirectsToPages.filter((redirect) => isKept(redirectParts(redirect.to).path))) {
    await page.goto(`${from}?from=mail`, { waitUntil: "commit" });
    expect(page.url(), from).toBe(baseURL + redirectAddress(to, { query: "?from=mail" }));
  }
  await page.goto("/nowhere/at/all");
  await expect(heading(page)).toHaveText(words.notFound.title);
});

test("the site can be installed on a device", async ({ page, baseURL }) => {
  await page.goto("/");
  const session = await page.context().newCDPSession(page);
  const { errors, url, data } = await session.send("Page.getAppManifest");
  expect(url).toBe(`${baseURL}/manifest.webmanifest`);
  expect(errors).toEqual([]);
  expect(data).toContain("maskable");
  const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
  // The browser that runs the tests has no profile to install anything into.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== "in-incognito")).toEqual([]);
  await expect(page.locator("link[rel=apple-touch-icon]")).toHaveAttribute("href", /\.png$/);
});
