import type { Browser, ElementHandle, Page } from "puppeteer-core";
import { type Start, asVisitor, eachPage, inBrowser, rest, visitAt, withoutWorker } from "./browser.ts";
import { median, rounded } from "./numbers.ts";
import type { PageNavigation } from "./results.ts";
import type { Site } from "./sites.ts";

/**
 * A click ends with the first frame that has the other page's heading, or with a new document's first paint. The way
 * is gone once before it is measured.
 */

type Outcome = { way: "client" | "load"; ms: number };

/** This runs in every document before its own scripts. */
const watchClicks = () => {
  const key = "bench click";
  const now = () => performance.timeOrigin + performance.now();
  const tell = (way: "client" | "load", at: number) => {
    const clicked = sessionStorage.getItem(key);
    // A click that was made again, since the app was not there yet, is told of once.
    if (clicked === null) return;
    sessionStorage.removeItem(key);
    Reflect.set(window, "benchOutcome", { way, ms: at - Number(clicked) });
  };
  const headingNow = () => document.querySelector("h1")?.textContent;

  if (sessionStorage.getItem(key)) {
    new PerformanceObserver((list) => {
      const [paint] = list.getEntriesByName("first-contentful-paint");
      if (paint && sessionStorage.getItem(key)) tell("load", performance.timeOrigin + paint.startTime);
    }).observe({ type: "paint", buffered: true });
  }
  addEventListener(
    "click",
    ({ timeStamp }) => {
      sessionStorage.setItem(key, String(performance.timeOrigin + timeStamp));
      const [path, heading] = [location.pathname, headingNow()];
      const look = () => {
        const isThere = location.pathname !== path && headingNow() !== heading && headingNow();
        if (!isThere) return void requestAnimationFrame(look);
        // A message that is sent in a frame's callback comes when the frame has been drawn.
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener("message", () => tell("client", now()));
        port1.start();
        port2.postMessage("", []);
      };
      requestAnimationFrame(look);
    },
    { capture: true },
  );
};

/** A link that the page answers itself, such as a photo that it enlarges, leads to no other page. */
const linksOn = (page: Page) =>
  page.evaluate(() => [
    ...new Set(
      [...document.querySelectorAll<HTMLAnchorElement>("a[href]:not([data-replay])")]
        .filter((link) => link.origin === location.origin && link.pathname !== location.pathname && !link.target)
        .filter((link) => !link.hash && link.checkVisibility({ visibilityProperty: true }))
        .map((link) => link.pathname),
    ),
  ]);

const trimmed = (path: string) => path.replace(/\/$/, "") || "/";

const linksFrom = (browser: Browser, url: string) =>
  asVisitor(browser, async (page) => {
    await page.goto(url);
    return linksOn(page);
  });

/** A page's source is one that links to it where it can be seen. */
const findSources = async (browser: Browser, site: Site, pages: readonly string[]) => {
  const sources = new Map<string, string>();
  for (const source of site.pages) {
    if (sources.size === pages.length) break;
    const links = await linksFrom(browser, site.urlOf(source));
    const linked = new Set(links.map(trimmed));
    const targets = site.dir === undefined ? links.slice(0, 1) : pages.filter((path) => linked.has(trimmed(path)));
    for (const path of targets) if (!sources.has(path)) sources.set(path, source);
  }
  return sources;
};

const outcomeOn = async (page: Page): Promise<Outcome> => {
  const handle = await page.waitForFunction(() => Reflect.get(window, "benchOutcome") as Outcome | undefined);
  return (await handle.jsonValue()) as Outcome;
};

const follow = async (page: Page, path: string): Promise<Outcome> => {
  const found = await page.evaluateHandle((target) => {
    const isTarget = (link: HTMLAnchorElement) => (link.pathname.replace(/\/$/, "") || "/") === target;
    const links = [...document.querySelectorAll<HTMLAnchorElement>("a[href]:not([data-replay])")];
    return links.find((link) => isTarget(link) && !link.target && !link.hash && link.checkVisibility()) ?? null;
  }, trimmed(path));
  const link = found.asElement() as ElementHandle<Element> | null;
  if (!link) throw new Error(`no link to ${path}`);
  await page.evaluate(() => Reflect.deleteProperty(window, "benchOutcome"));
  await link.tap();
  return outcomeOn(page);
};

/** Everything is there already between two clicks; the page only has to come to rest. */
const pause = 500;

/** A click while a picture still moves to its place would have to wait for it. */
const still = (page: Page) =>
  page.evaluate(async () => {
    const isTransition = ({ effect }: Animation) =>
      effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith("::view-transition");
    const moving = document.getAnimations().filter(isTransition);
    await Promise.all(moving.map((animation) => animation.finished.catch(() => undefined)));
  });

const goBack = async (page: Page, path: string) => {
  await page.evaluate(() => history.back());
  await page.waitForFunction((target) => location.pathname === target, {}, path);
  await rest(page, pause);
  await still(page);
};

const navigate = async (page: Page, site: Site, from: string, to: string, runs: number): Promise<PageNavigation> => {
  await withoutWorker(page);
  await page.evaluateOnNewDocument(watchClicks);
  await visitAt(page, site.urlOf(from));
  const outcomes: Outcome[] = [];
  for (let run = 0; run <= runs; run++) {
    if (run > 0) await goBack(page, new URL(site.urlOf(from)).pathname);
    const outcome = await follow(page, to);
    await rest(page, pause);
    if (run > 0) outcomes.push(outcome);
  }
  return { from, way: outcomes[0]?.way ?? "load", ms: rounded(median(outcomes.map(({ ms }) => ms)), 1) };
};

export const measureNavigation = (start: Start, site: Site, pages: readonly string[], runs: number) =>
  inBrowser(start, async (browser) => {
    const sources = await findSources(browser, site, pages);
    return eachPage(
      `navigation in ${site.name}`,
      [...sources.keys()],
      (path) => asVisitor(browser, (page) => navigate(page, site, sources.get(path) ?? "/", path, runs)),
      ({ from, way, ms }) => `${ms} ms from ${from} (${way === "client" ? "the document stays" : "a new document"})`,
    );
  });
