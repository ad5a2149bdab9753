import "./end-with-us.ts";
import puppeteer, { type Browser, type KeyInput, type LaunchOptions, type Page } from "puppeteer-core";
import type { Engine, Size, Tab } from "./engine.ts";
import { pointAt } from "./point.ts";
import { until } from "./until.ts";

/** Between two pages a tab may show an empty one for a moment. */
const isLoaded = () =>
  document.readyState === "complete" && location.href !== "about:blank" && !Reflect.has(window, "isLeft");

const tabOf = (page: Page, { width, height }: Size): Tab => {
  const tab: Tab = {
    open: async (url) => {
      await page.evaluate(() => void Reflect.set(window, "isLeft", true));
      await page.goto(url);
      // A change that the page before makes to its history can end that wait too early.
      await until(() => page.evaluate(isLoaded));
    },
    evaluate: <Args extends unknown[], Value>(run: (...args: Args) => Value, ...args: Args) =>
      page.evaluate(run as (...args: unknown[]) => Value, ...args),
    click: async (selector, text) => {
      const { x, y } = await pointAt(tab, selector, text);
      await page.mouse.click(x, y);
    },
    wheel: async (down) => {
      await page.mouse.move(width / 2, height / 2);
      await page.mouse.wheel({ deltaY: down });
    },
    press: (key) => page.keyboard.press(key satisfies KeyInput),
    type: (text) => page.keyboard.type(text),
    screenshot: () => page.screenshot(),
  };
  return tab;
};

const start = async (options: LaunchOptions): Promise<Engine> => {
  const browser: Browser = await puppeteer.launch(options);
  let page: Page | undefined;
  return {
    // A new tab has a new history, and only the tab in front is drawn.
    tab: async (size) => {
      const last = page;
      page = await browser.newPage();
      await page.setViewport(size);
      await last?.close();
      return tabOf(page, size);
    },
    close: () => browser.close(),
  };
};

export const startFirefox = (executablePath: string) =>
  start({
    browser: "firefox",
    executablePath,
    headless: true,
    extraPrefsFirefox: {
      // A bar beside the page would make every window narrower than it says.
      "ui.useOverlayScrollbars": 1,
    },
  });

export const startChromium = (executablePath: string) =>
  start({
    browser: "chrome",
    executablePath,
    headless: true,
    args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
  });
