import type { Page } from "@playwright/test";
import { collectionPath, photoAt } from "../../site/addresses/photos.ts";
import { breakpoints, rem } from "../../site/layout.ts";
import { faultsOf, looks, putOn } from "../support/axe.ts";
import { expect, open, settled } from "../support/browser.ts";
import { counterScript, pageHtml, pagePaths } from "../support/built-site.ts";
import { overflowOf } from "../support/in-page.ts";
import { misfitPictures, shiftsOf, watchShifts } from "./measures.ts";
import { test } from "./shipped-test.ts";

/** Checks for every page of any content. Loading takes longer than checking, so each load serves many checks. */

// Photo pages differ only in their photo, and so do collections, so one of each is enough.
const isCollection = (path: string) => path.startsWith(collectionPath(""));
const alike = new Set([photoAt, isCollection].flatMap((isOne) => pagePaths.filter((path) => isOne(path)).slice(1)));
const pages = [...pagePaths.filter((path) => !alike.has(path)), "/nowhere"];

/** `npm run test:full` loads every topic, and checks both sides of each breakpoint. */
const isFull = process.env["EVERYTHING"] !== undefined;

const topics = pagePaths.filter((path) => pageHtml(path).includes('data-morph="masthead"'));
const kindsOf = (path: string) => new Set(pageHtml(path).match(/ data-island="[^"]*"/g));
const byIslands = topics.toSorted((one, other) => kindsOf(other).size - kindsOf(one).size);
const rest = new Set(byIslands.slice(1));

const edges = [breakpoints.phone, breakpoints.folded, breakpoints.desktop].flatMap((at) => [at * rem - 1, at * rem]);
const widths = [320, 375, 768, 1440, 2560, ...(isFull ? edges : [])];

/** A4 with margins of 1 cm, at 96 dpi. */
const paperWidth = 718;

/** Lazy pictures begin to load within two frames of coming near. One that did not would never be decoded, so all load then. */
const readThrough = async (page: Page) => {
  await page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    for (let y = 0; y < document.documentElement.scrollHeight; y += 700) {
      scrollTo({ top: y, behavior: "instant" });
      await frame();
      await frame();
    }
    for (const image of document.images) image.loading = "eager";
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
  await settled(page);
};

/** Nothing scrolls in print, so clipped text would be lost. A row of a table must not be cut by the end of a sheet. */
const cutOnPaper = () =>
  [...document.querySelectorAll("main :is(table, tr, pre, li, p)")]
    .filter((element) => element.checkVisibility())
    .filter((element) => {
      const { overflowX, breakInside } = getComputedStyle(element);
      const isClipped = overflowX !== "visible" && element.scrollWidth > element.clientWidth + 1;
      return isClipped || (element.matches("tr") && breakInside !== "avoid");
    })
    .map((element) => element.outerHTML.slice(0, 120));

for (const path of pages) {
  const title = `${path} is accessible, fits every window and printed page, and has no layout shift`;
  test(title, rest.has(path) ? { tag: "@full" } : {}, async ({ page, watch }) => {
    if (path === "/nowhere") watch.expectError(/status of 404/);
    const faults: string[] = [];
    const note = (where: string, found: string[]) => faults.push(...found.map((fault) => `${where}: ${fault}`));
    await watchShifts(page);

    for (const look of looks) {
      const where = `${look.width} px, ${look.colorScheme}`;
      await putOn(page, look);
      await open(page, path);
      note(where, await faultsOf(page));
      await readThrough(page);
      note(where, await page.evaluate(misfitPictures));
      note(where, await shiftsOf(page));
    }
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      note(`${width} px`, await page.evaluate(overflowOf));
    }
    await page.emulateMedia({ media: "print" });
    await page.setViewportSize({ width: paperWidth, height: 1000 });
    note("paper", await page.evaluate(overflowOf));
    note("paper", await page.evaluate(cutOnPaper));

    expect(faults).toEqual([]);
    expect(
      watch.outside.filter((address) => address !== counterScript),
      "requests to other sites",
    ).toEqual([]);
  });
}

test("the open menu is accessible", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await open(page, "/");
  const button = page.locator("header [popovertarget]");
  test.skip((await button.count()) === 0, "this site needs no menu");
  await button.click();
  for (const { colorScheme } of looks) {
    await page.emulateMedia({ colorScheme });
    expect(await faultsOf(page, "header"), colorScheme).toEqual([]);
  }
});

test("a form with errors is accessible", async ({ page }) => {
  test.skip(!pagePaths.includes("/contact"), "this site has no form");
  await open(page, "/contact");
  const email = page.locator("form input[type=email]");
  test.skip((await email.count()) === 0, "this site has no form");
  await email.fill("nobody");
  await page.locator("form button[type=submit]").click();
  await expect(page.locator("form :user-invalid")).not.toHaveCount(0);
  for (const look of looks) {
    await putOn(page, look);
    expect(await faultsOf(page, "form"), look.colorScheme).toEqual([]);
  }
});
