import { type BrowserContext, type Page, expect, test as base } from "@playwright/test";
import { createSiteServer, listen } from "../../hosting/server.ts";
import { wholeSite } from "./folders.ts";
import { isHydrated } from "./in-page.ts";

/** Extends Playwright's test: a console error or a request to another site fails it, unless the test expects that. */

type Watch = {
  /** Allows errors that this test provokes. */
  expectError: (pattern: RegExp) => void;
  /** All console messages, as "type: text". */
  lines: string[];
  /** URLs that were requested from other sites. */
  outside: string[];
};

const watchContext = (context: BrowserContext, origin: string) => {
  // The sandboxed frame of an album blocks the script below that prevents the worker.
  const expected: RegExp[] = [/^Blocked script execution in '[^']*\/albums\//];
  const errors: string[] = [];
  const watch: Watch = { expectError: (pattern) => expected.push(pattern), lines: [], outside: [] };
  context.on("console", (message) => {
    watch.lines.push(`${message.type()}: ${message.text()}`);
    if (message.type() === "error") errors.push(`${message.text()} (${message.location().url})`);
  });
  context.on("weberror", (error) => errors.push(error.error().message));
  context.on("request", (request) => {
    if (/^https?:/.test(request.url()) && new URL(request.url()).origin !== origin) watch.outside.push(request.url());
  });
  const unexpected = () => errors.filter((error) => !expected.some((pattern) => pattern.test(error)));
  return { watch, unexpected };
};

type WorkerOptions = {
  /** The folder of the built site under test. */
  siteFolder: string;
};

export const test = base.extend<{ watch: Watch }, { siteOrigin: string } & WorkerOptions>({
  siteFolder: [wholeSite, { option: true, scope: "worker" }],
  siteOrigin: [
    async ({ siteFolder }, use) => {
      const server = createSiteServer(siteFolder);
      const port = await listen(server, 0);
      await use(`http://127.0.0.1:${port}`);
      server.closeAllConnections();
      server.close();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ siteOrigin }, use) => use(siteOrigin),
  watch: [
    async ({ context, baseURL }, use) => {
      const { watch, unexpected } = watchContext(context, new URL(baseURL ?? "").origin);
      await use(watch);
      // Ignore requests of a page that is still loading when its test ends.
      for (const page of context.pages()) await page.unrouteAll({ behavior: "ignoreErrors" });
      expect(unexpected(), "errors on the console").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Waits until the page is loaded and all of its islands are hydrated. */
export const hydrated = async (page: Page) => {
  await page.waitForFunction(isHydrated);
  await settled(page);
};

/** Waits for two frames and an idle moment. */
export const settled = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => done(), { timeout: 1000 })));
      }),
  );

export const open = async (page: Page, path: string) => {
  const response = await page.goto(path);
  await hydrated(page);
  return response;
};

/** Marks the document, so that a test can see whether it was reloaded. */
export const markDocument = (page: Page) => page.evaluate(() => void Reflect.set(window, "sameDocument", true));
export const isSameDocument = (page: Page) => page.evaluate(() => Reflect.get(window, "sameDocument") === true);

export const scrollTo = async (page: Page, y: number) => {
  await page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), y);
  await settled(page);
};

export const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY));

export const historyLength = (page: Page) => page.evaluate(() => history.length);

export const pathOf = (page: Page) => {
  const { pathname, search, hash } = new URL(page.url());
  return pathname + search + hash;
};

export const heading = (page: Page) => page.locator("main h1");

/** Holds back the site's scripts until the returned function is called. */
export const holdScripts = async (page: Page, files = /\/assets\/[^/]+\.js$/) => {
  let release = () => {};
  const held = new Promise<void>((done) => (release = done));
  await page.route(files, async (route) => {
    await held;
    await route.continue();
  });
  return release;
};

/** Blocks the site's fonts, so that a late font moves nothing between two measurements. */
export const withoutFonts = async (page: Page, watch: Watch) => {
  watch.expectError(/ERR_FAILED|woff2/);
  await page.route(/\.woff2$/, (route) => route.abort());
};

/** Serves a page with modified HTML. */
export const changeHtml = async (page: Page, path: string, change: (html: string) => string) => {
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: change(await response.text()) });
    },
  );
};
