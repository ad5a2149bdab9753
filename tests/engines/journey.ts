import { expect, it } from "vitest";
import type { Engine, Size, Tab } from "../../scripts/lib/engines/engine.ts";
import { isHydrated } from "../support/in-page.ts";
import { type Host, type HostOptions, startHost } from "./host.ts";
import { recordedErrors } from "./recorder.ts";

/** A visitor's way through the site, in one tab, which must not meet an error. */

export const desktop: Size = { width: 1440, height: 900 };
export const phone: Size = { width: 375, height: 812 };

export type Visitor = Tab & {
  host: Host;
  /** Opens a page of the site and waits until React has taken it over. */
  visit: (path: string) => Promise<void>;
  /** The text of the first such element, or nothing. */
  text: (selector: string) => Promise<string | undefined>;
  /** Path, query and hash. */
  address: () => Promise<string>;
  scrollTo: (y: number) => Promise<void>;
  scrollTop: () => Promise<number>;
  /** Back and forward in the history; where they lead is waited for by whoever expects it. */
  go: (steps: number) => Promise<void>;
};

const visitorOf = (tab: Tab, host: Host): Visitor => ({
  ...tab,
  host,
  visit: async (path) => {
    await tab.open(host.url + path);
    await expect.poll(() => tab.evaluate(isHydrated), { message: `${path} is taken over by React` }).toBe(true);
    await tab.evaluate(layOut);
    await tab.evaluate(settle);
  },
  text: (selector) => tab.evaluate((name) => document.querySelector(name)?.textContent?.trim(), selector),
  address: () => tab.evaluate(() => location.href.slice(location.origin.length)),
  scrollTo: async (y) => {
    await tab.evaluate((top) => scrollTo({ top, behavior: "instant" }), y);
    await tab.evaluate(settle);
  },
  scrollTop: () => tab.evaluate(() => Math.round(scrollY)),
  // A driver would wait for a load that never comes; and the page must have answered before it goes.
  go: (steps) => tab.evaluate((by) => void setTimeout(() => history.go(by)), steps),
});

/** The app lays a page out piece by piece; no journey is to wait for it. */
const layOut = () => void delete document.documentElement.dataset["partly"];

/** Effects come after the elements: two frames and an idle moment later they have run. */
const settle = () =>
  new Promise<void>((done) => {
    const idle = () =>
      "requestIdleCallback" in window ? requestIdleCallback(() => done(), { timeout: 1000 }) : setTimeout(done);
    requestAnimationFrame(() => requestAnimationFrame(idle));
  });

type Options = HostOptions & {
  size?: Size;
  /** Answers with an error that the journey provokes on purpose. */
  refused?: string[];
};

export type Journey = (name: string, options: Options, walk: (visitor: Visitor) => Promise<void>) => void;

export const journeyIn =
  (engine: () => Engine): Journey =>
  (name, { size = desktop, refused = [], ...options }, walk) =>
    it(name, async () => {
      const host = await startHost(options);
      try {
        const tab = await engine().tab(size);
        await walk(visitorOf(tab, host));
        await tab.open(host.blank);
        expect(await tab.evaluate(recordedErrors), "errors in the page").toEqual([]);
        expect(host.refused, "answers with an error").toEqual(refused);
      } finally {
        host.close();
      }
    });
