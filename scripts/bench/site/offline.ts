import { type Start, asVisitor, inBrowser } from "./browser.ts";
import { kilobytes, median, rounded } from "./numbers.ts";
import type { Offline } from "./results.ts";
import type { Site } from "./sites.ts";

/** From the first visit's start until the worker has kept the whole site, and what has been sent by then. */

const visitOnce = (start: Start, site: Site): Promise<Offline | undefined> =>
  inBrowser(start, (browser) =>
    asVisitor(browser, async (page) => {
      const before = await site.sent();
      await page.goto(site.urlOf(site.pages[0] ?? "/"));
      const ms = await page.evaluate(async () => {
        const longest = new Promise<undefined>((done) => setTimeout(done, 60_000, undefined));
        const registration = await Promise.race([navigator.serviceWorker.ready, longest]);
        const worker = registration?.active;
        if (!worker) return undefined;
        // A worker that is ready may still be putting things in order.
        await new Promise<void>((done) => {
          const look = () => worker.state === "activated" && done();
          worker.addEventListener("statechange", look);
          look();
        });
        return performance.now();
      });
      return ms === undefined ? undefined : { ms, bytes: (await site.sent()) - before };
    }),
  );

export const measureOffline = async (start: Start, site: Site, runs: number): Promise<Offline | undefined> => {
  const visits: Offline[] = [];
  for (let run = 1; run <= runs; run++) {
    const visit = await visitOnce(start, site);
    if (!visit) {
      console.log(`offline: ${site.name} has no worker that was ready within a minute`);
      return undefined;
    }
    console.log(`offline ${run}/${runs}: ready after ${rounded(visit.ms)} ms and ${kilobytes(visit.bytes)} KB`);
    visits.push(visit);
  }
  return { ms: rounded(median(visits.map(({ ms }) => ms))), bytes: rounded(median(visits.map(({ bytes }) => bytes))) };
};
