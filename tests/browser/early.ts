import type { Page } from "@playwright/test";
import { holdScripts, markDocument } from "../support/browser.ts";

/** A page as a visitor meets it before its scripts are there. */

/** Opens a page whose pictures have not arrived and whose scripts are held back until the returned function is called. */
export const openEarly = async (page: Page, path: string) => {
  await page.route(/\/assets\/pictures\//, () => undefined);
  const release = await holdScripts(page);
  await page.goto(path, { waitUntil: "domcontentloaded" });
  await markDocument(page);
  return release;
};
