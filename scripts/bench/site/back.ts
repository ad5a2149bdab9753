import type { Page } from "puppeteer-core";
import { type Start, asVisitor, eachPage, inBrowser, visitAt } from "./browser.ts";
import { rounded } from "./numbers.ts";
import type { PageBack } from "./results.ts";
import type { Site } from "./sites.ts";

/** Whether a page that was left comes back from the browser's memory, and how long that takes until it is drawn. */

const watchReturn = () => {
  const now = () => performance.timeOrigin + performance.now();
  addEventListener("pageshow", ({ persisted }) =>
    requestAnimationFrame(() => {
      const left = Number(sessionStorage.getItem("bench back"));
      if (left > 0) Reflect.set(window, "benchBack", { restored: persisted, ms: now() - left });
    }),
  );
};

type Reasons = { reasons?: { reason?: string }[] | null; children?: Reasons[] | null } | null | undefined;

export const reasonsIn = (told: Reasons): string[] => {
  if (!told) return [];
  const own = (told.reasons ?? []).flatMap(({ reason }) => (reason ? [reason] : []));
  return [...new Set([...own, ...(told.children ?? []).flatMap(reasonsIn)])];
};

const leaveAndReturn = async (page: Page, url: string): Promise<PageBack> => {
  await page.evaluateOnNewDocument(watchReturn);
  await visitAt(page, url);
  await page.goto(new URL("/robots.txt", url).href);
  await page.evaluate(() => {
    sessionStorage.setItem("bench back", String(performance.timeOrigin + performance.now()));
    history.back();
  });
  const handle = await page.waitForFunction(
    () => Reflect.get(window, "benchBack") as { restored: boolean; ms: number } | undefined,
  );
  const { restored, ms } = (await handle.jsonValue()) as { restored: boolean; ms: number };
  const told = await page.evaluate(() => {
    const [entry] = performance.getEntriesByType("navigation");
    return JSON.stringify((entry as { notRestoredReasons?: unknown } | undefined)?.notRestoredReasons ?? null);
  });
  return { restored, ms: rounded(ms), reasons: restored ? [] : reasonsIn(JSON.parse(told) as Reasons) };
};

export const measureBack = (start: Start, site: Site, pages: readonly string[]) =>
  inBrowser(start, (browser) =>
    eachPage(
      `back in ${site.name}`,
      pages,
      (path) => asVisitor(browser, (page) => leaveAndReturn(page, site.urlOf(path))),
      ({ restored, ms, reasons }) => (restored ? `from memory in ${ms} ms` : `loaded anew: ${reasons.join(", ")}`),
    ),
  );
