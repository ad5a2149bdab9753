import { type Page, expect, test as base } from "@playwright/test";
import { isHydrated } from "../support/in-page.ts";
import { startDev } from "./dev-server.ts";
import { smallOwner } from "./small-owner.ts";

export { expect };

/** A mark that is gone when the page has been loaded anew. */
export const marked = async (page: Page) => {
  await page.evaluate(() => Object.assign(window, { marked: true }));
  return () => page.evaluate(() => "marked" in window);
};

let marks = 0;

/** `npm run dev` for a small owner, one for all tests, who begin with what it began with. */
export const test = base.extend<
  { open: (path: string) => Promise<void>; lines: string[]; restored: void },
  {
    owner: Awaited<ReturnType<typeof smallOwner>>;
    dev: ReturnType<typeof startDev>;
    /** Waits until all that was written has been read, and told to the pages. */
    settle: () => Promise<void>;
  }
>({
  owner: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture needs.
    async ({}, use) => {
      const owner = await smallOwner();
      await use(owner);
      await owner.end();
    },
    { scope: "worker" },
  ],
  dev: [
    async ({ owner }, use) => {
      const dev = startDev(owner.folder);
      await use(dev);
      await dev.end();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  settle: [
    async ({ owner, dev }, use) => {
      await use(async () => {
        // Its name is among the first of those that are read together, and so always said.
        const mark = `0-mark-${++marks}.txt`;
        await owner.write(mark, "");
        await dev.heard(new RegExp(`content shown: .*\\b${mark}`));
      });
    },
    { scope: "worker" },
  ],
  lines: async ({ page }, use) => {
    const lines: string[] = [];
    page.on("console", (message) => lines.push(`${message.type()}: ${message.text()}`));
    await use(lines);
  },
  open: async ({ page, dev }, use) => {
    await use(async (path) => {
      await page.goto((await dev.address()) + path);
      await page.waitForFunction(isHydrated);
    });
  },
  restored: [
    async ({ page, owner, dev, settle }, use, info) => {
      await use();
      // A report shows the beginning of what is attached: what was said last comes first.
      const lately = dev.said().split("\n").toReversed().join("\n");
      if (info.status !== info.expectedStatus)
        await info.attach("dev server", { body: lately, contentType: "text/plain" });
      await page.close();
      await owner.restore();
      await settle();
    },
    { auto: true },
  ],
});
