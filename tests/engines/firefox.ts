import puppeteer, { type LaunchOptions, type Page } from "puppeteer-core";
import { type Engine, type Tab, retry } from "./engine.ts";

const isLoaded = () =>
  document.readyState === "complete" && location.href !== "about:blank" && !Reflect.has(window, "isLeft");

const tabOf = (page: Page): Tab => ({
  open: async (url) => {
    // Firefox gives the driver's own wait no answer after a step back to an anchor.
    await page.evaluate((to) => {
      Reflect.set(window, "isLeft", true);
      setTimeout(() => location.assign(to));
    }, url);
    await retry(async () => {
      if (!(await page.evaluate(isLoaded))) throw new Error(`${url} did not load.`);
    });
  },
  evaluate: <Args extends unknown[], Value>(run: (...args: Args) => Value, ...args: Args) =>
    page.evaluate(run as (...args: unknown[]) => Value, ...args),
  click: (selector) => page.locator(selector).click(),
  press: (key) => page.keyboard.press(key),
  type: (text) => page.keyboard.type(text),
});

const start = async (options: LaunchOptions): Promise<Engine> => {
  const browser = await puppeteer.launch({ headless: true, ...options });
  let page: Page | undefined;
  return {
    // A new tab has a new history, and only the tab in front is drawn.
    tab: async (size) => {
      const last = page;
      page = await browser.newPage();
      await page.setViewport(size);
      await last?.close();
      return tabOf(page);
    },
    close: () => browser.close(),
  };
};

export const startFirefox = (executablePath: string) =>
  start({
    browser: "firefox",
    executablePath,
    // A bar beside the page would make every window narrower than it says.
    extraPrefsFirefox: { "ui.useOverlayScrollbars": 1 },
  });
