import type { Page } from "@playwright/test";
import { expect, returnToTab, test, visit } from "./offline-test.ts";

const left = (page: Page) =>
  page.evaluate(async () => [(await navigator.serviceWorker.getRegistrations()).length, ...(await caches.keys())]);

test(
  "a build that removes the worker deletes its caches, and the open page keeps working",
  { tag: "@full" },
  async ({ page, host }) => {
    await visit(page, "/contact");
    await page.getByLabel("Subject").fill("Still here");
    host.publish("removal");
    await returnToTab(page, host);
    await expect.poll(() => left(page)).toEqual([0]);
    await expect(page.getByLabel("Subject")).toHaveValue("Still here");
    await page.goto("/contact");
    await page.clock.fastForward(60_000);
    await expect.poll(() => left(page)).toEqual([0]);
  },
);

test("a build that removes the worker also removes one that hangs", { tag: "@full" }, async ({ page, host }) => {
  await visit(page, "/contact");
  const [worker] = page.context().serviceWorkers();
  await worker?.evaluate(() => {
    const hang = (event: Event & { waitUntil?: (work: Promise<unknown>) => void }) =>
      event.waitUntil?.(new Promise(() => undefined));
    addEventListener("message", hang);
  });
  await page.evaluate(() => navigator.serviceWorker.controller?.postMessage("hang"));
  host.publish("removal");
  await returnToTab(page, host);
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  await page.goto("/contact");
  await expect.poll(() => left(page)).toEqual([0]);
});

test("a page without a worker deletes the caches of a former one", { tag: "@full" }, async ({ page, host }) => {
  await visit(page, "/contact");
  await page.evaluate(async () => {
    for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister();
  });
  host.publish("removal");
  await page.goto("/contact");
  await expect.poll(() => left(page)).toEqual([0]);
});
