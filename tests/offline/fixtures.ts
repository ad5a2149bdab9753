import { type BrowserContext, type Page, expect, test as base } from "@playwright/test";
import { type Build, copyOfBuild, makeBuild, removeBuild } from "./builds.ts";
import { type Host, startHost } from "./host.ts";

type Builds = {
  /** The site as it was built. */
  one: Build;
  /** The next version: another date, and a new name for the script of the topic pages and all that name it. */
  two: Build;
};

export const test = base.extend<{ host: Host; lines: string[] }, { builds: Builds }>({
  builds: [
    async ({}, use) => {
      const one = await copyOfBuild();
      const two = await makeBuild({ day: 2, scripts: topicScript(one) });
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
  /** Everything that pages wrote to the console. */
  lines: [
    async ({ context }, use) => {
      const lines: string[] = [];
      context.on("console", (message) => lines.push(`${message.type()}: ${message.text()}`));
      context.on("weberror", (error) => lines.push(`error: ${error.error().message}`));
      await use(lines);
    },
    { auto: true },
  ],
});

export { expect };

const topicScript = (_build: Build) => /never/;

/** Waits until a worker is in charge of the page and has everything that it keeps. */
export const controlled = async (page: Page) => {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
};

/** How often the tab has loaded a document. */
export const countLoads = (context: BrowserContext) =>
  context.addInitScript(() => {
    if (window === window.top) sessionStorage.setItem("loads", String(Number(sessionStorage.getItem("loads") ?? 0) + 1));
  });

export const loads = (page: Page) => page.evaluate(() => Number(sessionStorage.getItem("loads")));
