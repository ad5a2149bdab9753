import type { Page } from "@playwright/test";
import {
  expect,
  heading,
  hydrated,
  isSameDocument,
  markDocument,
  open,
  scrollTo,
  scrollTop,
  test,
} from "../support/browser.ts";
import { lateFontsDecided, openWithLateFonts } from "../support/late-fonts.ts";
import { wornFonts } from "../../scripts/lib/worn-fonts.ts";

const both = ["Archivo", "Newsreader"];

/** Adds rules to the site's own styles, so that a test knows what moves whatever fonts the machine has. */
const addStyles = (page: Page, rules: string) =>
  page.route(/\/assets\/root-[^/]+\.css$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()}\n${rules}` });
  });

// Letters of one pixel differ by less than a pixel, and no line of them breaks, however narrow its column.
const nothingMoves = "* { font-size: 1px !important; max-width: none !important; white-space: nowrap !important }";

// A huge word, and after it on its line what it pushes aside.
const somethingMoves = `
  main h1 { display: inline-block; font: 800 condensed 200px Archivo, monospace !important }
  main h1 + * { display: inline-block; font: 20px Newsreader, monospace !important }
`;

test.describe("a web font that comes after the first paint", () => {
  test("is put on at once where nothing on the screen moves by it", async ({ page }) => {
    await addStyles(page, nothingMoves);
    const release = await openWithLateFonts(page, "/contact");
    expect(await wornFonts(page)).toEqual([]);
    release();
    await hydrated(page);
    await lateFontsDecided(page);
    expect(await wornFonts(page)).toEqual(both);
  });

  test("waits for the next page where something would move", async ({ page }) => {
    await addStyles(page, somethingMoves);
    const release = await openWithLateFonts(page, "/camp");
    release();
    await hydrated(page);
    await lateFontsDecided(page);
    expect(await wornFonts(page)).not.toContain("Archivo");
    await markDocument(page);
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Contact" }).click();
    await expect(heading(page)).toHaveText("Contact");
    expect(await isSameDocument(page)).toBe(true);
    expect(await wornFonts(page)).toEqual(both);
  });

  test("is not put on by a stylesheet that is added meanwhile", async ({ page }) => {
    await addStyles(page, somethingMoves);
    const release = await openWithLateFonts(page, "/camp");
    release();
    await hydrated(page);
    await lateFontsDecided(page);
    // The browser reads all its rules again when a stylesheet gets a place before others.
    await page.evaluate(async () => {
      const link = document.querySelector('link[rel="stylesheet"][href*="/shell-"]');
      const copy = link?.cloneNode() as HTMLLinkElement;
      const loaded = new Promise((done) => copy.addEventListener("load", done));
      document.head.prepend(copy);
      await loaded;
    });
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await wornFonts(page)).not.toContain("Archivo");
  });

  test("does not move a reader in mid-page", async ({ page }) => {
    const release = await openWithLateFonts(page, "/camp");
    await page.waitForFunction(() => document.readyState !== "loading");
    await scrollTo(page, 700);
    const title = () =>
      page
        .locator("main h2")
        .first()
        .evaluate((element) => element.getBoundingClientRect().top);
    const before = await title();
    release();
    await hydrated(page);
    await lateFontsDecided(page);
    expect(Math.abs((await scrollTop(page)) - 700)).toBeLessThan(2);
    expect(Math.abs((await title()) - before)).toBeLessThan(2);
  });

  test("does no harm when it never comes", async ({ page, watch }) => {
    watch.expectError(/ERR_FAILED|woff2/);
    await page.route(/\.woff2$/, (route) => route.abort());
    await open(page, "/contact");
    expect(await wornFonts(page)).toEqual([]);
    await expect(page.getByLabel("Message")).toBeVisible();
  });
});
