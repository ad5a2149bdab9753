import type { Page } from "@playwright/test";
import { hydrated } from "../support/browser.ts";
import { expect, keptPaths, test, visit } from "./offline-test.ts";

const words = "Something went wrong with loading cached page, please clear cookies and try to reload page";

/** Deletes files of the cached version, including the HTTP cache, as a browser short of storage may do. */
const dropSearch = async (page: Page) => {
  const dropped = (await keptPaths(page, "version")).filter((path) => /\/search-[\w-]+\.js$/.test(path));
  expect(dropped).toHaveLength(1);
  await page.evaluate(async (paths) => {
    for (const name of await caches.keys())
      for (const path of paths) await (await caches.open(name)).delete(new URL(path, origin).href);
  }, dropped);
  const session = await page.context().newCDPSession(page);
  await session.send("Network.clearBrowserCache");
  return dropped[0] ?? "";
};

const askForSearch = (page: Page) => page.getByRole("button", { name: "Search" }).click();

test("a script missing from cache and server shows one alert", async ({ page, host, watch, alerts }) => {
  watch.expectError(/status of 404|dynamically imported/);
  await visit(page, "/contact");
  host.missing.add(await dropSearch(page));
  await askForSearch(page);
  await expect.poll(() => alerts).toEqual([words]);
  await askForSearch(page);
  await hydrated(page);
  expect(alerts).toEqual([words]);
});

test(
  "a script that fails because of the network or a server error shows no alert",
  { tag: "@full" },
  async ({ page, host, watch, alerts, cutNetwork }) => {
    watch.expectError(/net::ERR_|Failed to fetch|dynamically imported/);
    await visit(page, "/contact");
    host.missing.add(await dropSearch(page));
    const failed = () => page.waitForEvent("requestfailed", (request) => request.url().includes("/search-"));
    host.goDown();
    const first = failed();
    await askForSearch(page);
    await first;
    host.comeBack();
    await cutNetwork();
    const second = failed();
    await page.reload();
    await askForSearch(page);
    await second;
    expect(alerts).toEqual([]);
  },
);
