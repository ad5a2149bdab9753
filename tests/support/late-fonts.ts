import type { Page } from "@playwright/test";
import { settled } from "./browser.ts";

/** Holds the web fonts back until the page has been painted without them, on whatever fonts the machine has. */
export const openWithLateFonts = async (page: Page, path: string) => {
  let release = () => {};
  const held = new Promise<void>((done) => (release = done));
  await page.route(/\.woff2$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.addInitScript(() => {
    const loads: Promise<FontFace>[] = [];
    Reflect.set(window, "fontLoads", loads);
    const { load } = FontFace.prototype;
    FontFace.prototype.load = function () {
      const loading = load.call(this);
      loads.push(loading);
      return loading;
    };
  });
  await page.goto(path, { waitUntil: "commit" });
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  return release;
};

/** Waits until the page has decided about the fonts that came late. */
export const lateFontsDecided = async (page: Page) => {
  await page.waitForFunction(() => (Reflect.get(window, "fontLoads") as unknown[]).length > 0);
  await page.evaluate(() => Promise.allSettled(Reflect.get(window, "fontLoads") as Promise<FontFace>[]));
  await settled(page);
};
