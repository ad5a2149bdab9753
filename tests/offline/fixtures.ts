import { type BrowserContext, type Page, expect, test as base } from "@playwright/test";
import { type Build, copyOfBuild, makeBuild, removeBuild } from "./builds.ts";
import { type Host, startHost } from "./host.ts";

type Builds = {
  /** The site as it was built. */
  one: Build;
  /** The next version: another date, and a new scripts for the topic pages and the gallery. */
  two: Build;
};

type Fixtures = {
  host: Host;
  /** Everything that pages wrote to the console. */
  lines: string[];
  /** What was said in alerts. */
  alerts: string[];
};

export const test = base.extend<Fixtures, { builds: Builds }>({
  builds: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the dependencies from it.
    async ({}, use) => {
      const one = await copyOfBuild();
      const two = await makeBuild({ day: 2, changedRoutes: ["/food", "/photography"] });
      await use({ one, two });
      await Promise.all([one, two].map(removeBuild));
    },
    { scope: "worker" },
  ],
  host: async ({ builds }, use) => {
    const host = await startHost(builds.one);
    await use(host);
    host.close();
  },
  lines: [
    async ({ context }, use) => {
      const lines: string[] = [];
      context.on("console", (message) => lines.push(`${message.type()}: ${message.text()}`));
      context.on("weberror", (error) => lines.push(`error: ${error.error().message}`));
      await use(lines);
    },
    { auto: true },
  ],
  alerts: [
    async ({ context }, use) => {
      const alerts: string[] = [];
      context.on("dialog", (dialog) => {
        alerts.push(dialog.message());
        void dialog.accept();
      });
      await use(alerts);
    },
    { auto: true },
  ],
});

export { expect };

/** Counts, in the tab itself, how often it has loaded a document. */
export const countLoads = (context: BrowserContext) =>
  context.addInitScript(() => {
    if (window !== window.top || !location.protocol.startsWith("http")) return;
    sessionStorage.setItem("loads", String(Number(sessionStorage.getItem("loads") ?? 0) + 1));
  });

export const loads = (page: Page) => page.evaluate(() => Number(sessionStorage.getItem("loads")));

/** Waits until a worker that has everything is in charge of the page. */
export const controlled = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");

/** Opens a page for the first time and waits until the whole site has been kept. */
export const visit = async (page: Page, url: string) => {
  await page.goto(url);
  await controlled(page);
};

export const isAlive = () => Object.keys(document.body).some((key) => key.startsWith("__reactProps$"));

/** A page that is only read does not come alive: this visitor moves. */
export const hydrated = async (page: Page) => {
  await page.mouse.move(200, 200);
  await page.mouse.move(201, 201);
  await page.waitForFunction(isAlive);
};

/** Whether the page hears of its tab being looked at again, which begins an idle moment after its load. */
const hearsFocus = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  const { result } = await session.send("Runtime.evaluate", { expression: "window" });
  const { listeners } = await session.send("DOMDebugger.getEventListeners", { objectId: result.objectId ?? "" });
  await session.detach();
  return listeners.some(({ type }) => type === "focus");
};

/** The visitor comes back to the tab, long after the last look for a new version. */
export const regainFocus = async (page: Page) => {
  await expect.poll(() => hearsFocus(page)).toBe(true);
  await page.evaluate(() => {
    const { now } = Date;
    Date.now = () => now() + 60_000;
    dispatchEvent(new Event("focus"));
  });
};

export const updated = (page: Page) => page.locator("footer time");

/** The network is away, and the browser knows it. */
export const cutNetwork = async (context: BrowserContext, host: Host) => {
  host.goDown();
  await context.setOffline(true);
};

export const restoreNetwork = async (context: BrowserContext, host: Host) => {
  host.comeBack();
  await context.setOffline(false);
};

/** The browser's own cache, which would answer for what the worker has lost. */
export const clearBrowserCache = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.clearBrowserCache");
  await session.detach();
};

export const errorsIn = (lines: readonly string[]) =>
  // The browser itself writes this for the tab's icon, which no worker is asked for.
  lines.filter((line) => line.startsWith("error:") && !/Failed to load resource: net::ERR_/.test(line));

/** The versions that have a cache of their own. */
export const keptVersions = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.includes(" version ")));

/** Time for something to go wrong in; nothing may happen in it. */
export const waitInVain = (page: Page) => page.waitForTimeout(1600);
