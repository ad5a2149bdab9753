import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { KeyInput, Page } from "puppeteer-core";
import { type Start, asVisitor, drawn, inBrowser, visitAt, withoutWorker } from "./browser.ts";
import { candidates } from "./folder.ts";
import { median } from "./numbers.ts";
import type { Interaction } from "./results.ts";
import { type Scenario, type Step, scenarios } from "./scenarios.ts";
import type { Site } from "./sites.ts";

/** From a tap or a key to the next frame, as the browser itself tells it, on a processor four times as slow. */

const slowdown = 4;

/** The browser tells of nothing quicker, so what it does not tell of counts as this. */
const quickest = 16;

type Told = { duration: number; interactionId: number };

const watchEvents = () => {
  const told: Told[] = [];
  Reflect.set(window, "benchEvents", told);
  new PerformanceObserver((list) => {
    for (const { duration, interactionId } of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
      if (interactionId > 0) told.push({ duration, interactionId });
  }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
};

const takeEvents = (page: Page) =>
  page.evaluate(() => (Reflect.get(window, "benchEvents") as Told[]).splice(0).map(({ duration }) => duration));

const take = async (page: Page, { tap, press, shown, hidden }: Step): Promise<number> => {
  if (tap !== undefined) {
    const target = await page.waitForSelector(tap, { visible: true });
    await target?.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
    await drawn(page);
    await takeEvents(page);
    await target?.tap();
  } else if (press !== undefined) {
    await takeEvents(page);
    await page.keyboard.press(press as KeyInput);
  }
  if (shown !== undefined) await page.waitForSelector(shown);
  if (hidden !== undefined) await page.waitForSelector(hidden, { hidden: true });
  await drawn(page);
  return Math.max(quickest, ...(await takeEvents(page)));
};

const play = async (page: Page, { steps }: Scenario, runs: number) => {
  const found = new Map<string, number[]>();
  for (let run = 0; run < runs; run++) {
    for (const step of steps) {
      const duration = await take(page, step);
      if (step.name !== undefined) found.set(step.name, [...(found.get(step.name) ?? []), duration]);
    }
  }
  return found;
};

const htmlOf = (site: Site, path: string) => {
  const file = candidates(path)
    .map((name) => join(site.dir ?? "", name))
    .find((name) => name.endsWith(".html") && existsSync(name));
  return file === undefined ? "" : readFileSync(file, "utf8");
};

export const measureInteractions = (start: Start, site: Site, pages: readonly string[], runs: number) =>
  inBrowser(start, async (browser) => {
    const all: Record<string, Interaction> = {};
    for (const [name, scenario] of Object.entries(scenarios)) {
      const path = pages.find((one) => scenario.marker.test(htmlOf(site, one)));
      if (path === undefined) {
        console.log(`interactions: no page has what "${name}" needs`);
        continue;
      }
      try {
        const found = await asVisitor(browser, async (page) => {
          await withoutWorker(page);
          await page.evaluateOnNewDocument(watchEvents);
          await visitAt(page, site.urlOf(path));
          await page.emulateCPUThrottling(slowdown);
          return play(page, scenario, runs);
        });
        for (const [step, durations] of found) {
          const one = { page: path, times: durations.length, median: median(durations), worst: Math.max(...durations) };
          all[step] = one;
          console.log(`interactions: ${step} on ${path} ${one.median} ms, at most ${one.worst}, of ${one.times}`);
        }
      } catch (error) {
        console.log(`interactions: "${name}" not measured (${error instanceof Error ? error.message : String(error)})`);
      }
    }
    return all;
  });
