import puppeteer, { type Browser, type Page } from "puppeteer-core";
import { inTurn } from "./numbers.ts";

/** Lighthouse has this phone in mind. */
const phone = { width: 412, height: 823, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

export type Start = () => Promise<Browser>;

export const startWith =
  (executablePath: string, fingerprint: string): Start =>
  () =>
    puppeteer.launch({
      executablePath,
      headless: true,
      // Pages are to come back from the browser's memory as they do for a visitor.
      ignoreDefaultArgs: ["--disable-back-forward-cache"],
      args: [
        ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-quic",
        "--disable-sync",
        "--no-first-run",
        `--ignore-certificate-errors-spki-list=${fingerprint}`,
      ],
    });

export const asVisitor = async <Value>(browser: Browser, visit: (page: Page) => Promise<Value>): Promise<Value> => {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    await page.setViewport(phone);
    return await visit(page);
  } finally {
    await context.close();
  }
};

export const inBrowser = async <Value>(start: Start, use: (browser: Browser) => Promise<Value>): Promise<Value> => {
  const browser = await start();
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
};

/** The offline worker would fetch everything beside what is measured. */
export const withoutWorker = (page: Page) =>
  page.evaluateOnNewDocument(() => Reflect.deleteProperty(Navigator.prototype, "serviceWorker"));

const quiet = 1500;
const patience = 30_000;
const signs = ["request", "response", "requestfinished", "requestfailed"] as const;

/**
 * Until nothing was asked for and nothing has come for a while; a page that never rests is left. What is still under way
 * does not count: of a script that was fetched ahead and then imported, Chromium does not tell that it has come.
 */
export const rest = (page: Page, idleTime = quiet) =>
  new Promise<void>((done) => {
    const end = () => {
      for (const timer of [pause, limit]) clearTimeout(timer);
      for (const sign of signs) page.off(sign, wait);
      done();
    };
    const wait = () => {
      clearTimeout(pause);
      pause = setTimeout(end, idleTime);
    };
    let pause = setTimeout(end, idleTime);
    const limit = setTimeout(end, patience);
    for (const sign of signs) page.on(sign, wait);
  });

export const visitAt = async (page: Page, url: string) => {
  await page.goto(url, { waitUntil: "load", timeout: 60_000 });
  await rest(page);
};

/** The browser needs two frames, and time to tell about them. */
export const drawn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 200)));
      }),
  );

type Told<Value> = { page: string; value: Value };

/** A page that cannot be measured is told and left out. */
export const eachPage = async <Value>(
  what: string,
  pages: readonly string[],
  measure: (page: string) => Promise<Value>,
  say: (value: Value) => string,
): Promise<Record<string, Value>> => {
  const told = await inTurn(pages, async (page, index): Promise<Told<Value> | undefined> => {
    const at = `${what} ${index + 1}/${pages.length} ${page}`;
    try {
      const value = await measure(page);
      console.log(`${at}: ${say(value)}`);
      return { page, value };
    } catch (error) {
      console.log(`${at}: not measured (${error instanceof Error ? error.message : String(error)})`);
      return undefined;
    }
  });
  return Object.fromEntries(told.flatMap((one) => (one ? [[one.page, one.value]] : [])));
};
