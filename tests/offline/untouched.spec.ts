import type { Page } from "@playwright/test";
import { makeBuild, removeBuild } from "./builds.ts";
import { expect, hydrated, regainFocus, test, visit, waitInVain } from "./fixtures.ts";

test("albums and posts go past the worker", async ({ page, host }) => {
  await visit(page, `${host.url}/photography`);
  const [album] = await Promise.all([
    page.waitForResponse(/\/albums\/[^/]+\.html$/),
    page
      .getByRole("button", { name: /^Load the album/ })
      .first()
      .click(),
  ]);
  expect(album.status()).toBe(200);
  expect(album.fromServiceWorker()).toBe(false);

  const [posted] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === "POST"),
    page.evaluate(() => fetch("/contact", { method: "POST", body: new FormData() }).catch(() => undefined)),
  ]);
  expect(posted.fromServiceWorker()).toBe(false);
  await page.goto(`${host.url}/albums/${album.url().split("/").pop()}`);
  await waitInVain(page);
  const kept = await page.evaluate(async () => {
    const caching = (await caches.keys()).map(async (name) => (await caches.open(name)).keys());
    return (await Promise.all(caching)).flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept.length).toBeGreaterThan(50);
  expect(kept.filter((path) => path.startsWith("/albums"))).toEqual([]);
});

const registrations = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

test("the kill switch removes the worker and all that was kept, and pages go on", async ({ page, host }) => {
  const removal = await makeBuild({ day: 3, remove: true });
  await visit(page, `${host.url}/contact`);
  await page.getByLabel("Subject").fill("Kept");
  host.publish(removal);
  await regainFocus(page);
  await expect.poll(() => registrations(page)).toBe(0);
  await expect(page.getByLabel("Subject")).toHaveValue("Kept");

  await page.goto(`${host.url}/contact`);
  await hydrated(page);
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  await waitInVain(page);
  expect(await registrations(page)).toBe(0);
  await expect(page.locator("footer time")).toContainText(removal.updated);
  await removeBuild(removal);
});

test("the kill switch works on a worker that never comes to an end", async ({ page, host }) => {
  const removal = await makeBuild({ day: 3, remove: true });
  await visit(page, `${host.url}/contact`);
  const [worker] = page.context().serviceWorkers();
  await worker?.evaluate(() => {
    const work = (event: Event & { waitUntil?: (work: Promise<unknown>) => void }) =>
      event.waitUntil?.(new Promise(() => undefined));
    addEventListener("message", work);
  });
  await page.evaluate(() => navigator.serviceWorker.controller?.postMessage("work"));
  host.publish(removal);
  await regainFocus(page);
  await expect.poll(() => registrations(page)).toBe(0);

  await page.goto(`${host.url}/contact`);
  await expect(page.locator("footer time")).toContainText(removal.updated);
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  await removeBuild(removal);
});
