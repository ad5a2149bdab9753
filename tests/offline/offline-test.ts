import type { Page } from "@playwright/test";
import { expect, test as base } from "../support/browser.ts";
import { type Host, startHost } from "./host.ts";

type Fixtures = {
  host: Host;
  /** The texts of alerts. */
  alerts: string[];
  /** Sets the browser offline; the returned function sets it online again. */
  cutNetwork: () => Promise<() => Promise<void>>;
};

/** Installs `page.clock`, so that tests can move time. */
export const test = base.extend<Fixtures>({
  serviceWorkers: "allow",
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the dependencies from it.
  host: async ({}, use) => {
    const host = await startHost();
    await use(host);
    host.close();
  },
  baseURL: ({ host }, use) => use(host.url),
  alerts: [
    async ({ context }, use) => {
      await context.clock.install();
      const alerts: string[] = [];
      context.on("dialog", (dialog) => {
        alerts.push(dialog.message());
        void dialog.accept();
      });
      await use(alerts);
    },
    { auto: true },
  ],
  cutNetwork: async ({ context, host, page, watch }, use) => {
    await use(async () => {
      // Otherwise the HTTP cache would serve files that the worker lacks.
      const session = await context.newCDPSession(page);
      await session.send("Network.clearBrowserCache");
      await session.detach();
      watch.expectError(/net::ERR_/);
      host.goDown();
      await context.setOffline(true);
      return async () => {
        host.comeBack();
        await context.setOffline(false);
      };
    });
  },
});

export { expect };

/** Waits until a worker with a complete cache controls the page. */
export const controlled = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");

export const visit = async (page: Page, path: string) => {
  await page.goto(path);
  await controlled(page);
};

/** Returns to the tab, long after the last check for a new version. */
export const returnToTab = async (page: Page, host: Host) => {
  const looks = () => host.asked.filter((path) => path === "/sw.js").length;
  const before = looks();
  await expect(async () => {
    await page.clock.fastForward(60_000);
    await page.evaluate(() => dispatchEvent(new Event("focus")));
    expect(looks()).toBeGreaterThan(before);
  }).toPass();
};

/** Returns to the tab and waits until the page has found the new version. */
export const takeOver = async (page: Page, host: Host, event: "message" | "controllerchange" = "message") => {
  const heard = page.evaluate(
    (type) => new Promise<void>((done) => navigator.serviceWorker.addEventListener(type, () => done())),
    event,
  );
  await returnToTab(page, host);
  await heard;
};

export const updated = (page: Page) => page.locator("footer time");
export const nextDate = /2031\/02\/03/;

/** The paths of all files in caches whose name contains this word. */
export const keptPaths = (page: Page, word: "version" | "pictures") =>
  page.evaluate(async (part) => {
    const names = (await caches.keys()).filter((name) => name.includes(` ${part}`));
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return kept.flat().map(({ url }) => new URL(url).pathname);
  }, word);
