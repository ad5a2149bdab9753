import type { Page } from "@playwright/test";
import { breakpoints, heights, rem } from "../../../site/layout.ts";
import { faultsOf, looks, putOn } from "../../support/axe.ts";
import { expect, open, test, withoutPictures } from "../../support/browser.ts";
import { expectFit } from "../../support/fit.ts";
import { overflowOf } from "../../support/in-page.ts";
import { pageKinds } from "../../support/page-kinds.ts";
import { allowed, density, measurePictures, soft, wrongFile } from "../../support/pictures.ts";
import { readSections } from "../../support/sections.ts";

/** What is asked of every page in every window. To load a page takes longer than to look at it, so one load serves all. */

/** The ends, two common windows, and those on both sides of each change of the layout. */
const edges = [breakpoints.phone, breakpoints.folded, breakpoints.desktop].flatMap((at) => [at * rem - 1, at * rem]);
const widths = [320, 414, 1440, 2560, ...edges];

/** What the browser chose for the window in which the page was opened; the other engines are asked on journeys. */
const expectFilesToFit = async (page: Page) => {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = "eager";
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
  const ratio = await page.evaluate(() => devicePixelRatio);
  const measured = await page.evaluate(measurePictures);
  expect(measured.flatMap((picture) => wrongFile(picture, ratio) ?? [])).toEqual([]);
};

const expectFitInEveryWindow = async (page: Page) => {
  const needed = new Map<string, number>();
  const widest = new Map<string, number>();
  for (const width of widths) {
    await page.setViewportSize({ width, height: width < breakpoints.folded * rem ? 950 : 1440 });
    await expectFit(page);
    for (const picture of await page.evaluate(measurePictures)) {
      expect(picture.modern, picture.src).toBe(true);
      expect(picture.sharpness, `${picture.src} at ${width} px`).toBeGreaterThanOrEqual(soft);
      widest.set(picture.src, Math.max(0, ...picture.files));
      needed.set(picture.src, Math.max(needed.get(picture.src) ?? 0, picture.needed * density));
    }
  }
  const wasteful = [...widest].filter(([src, width]) => width > allowed * (needed.get(src) ?? 0));
  expect(wasteful.map(([src, width]) => `${src}: ${width} for ${needed.get(src)}`)).toEqual([]);
};

const expectHeadingsToStay = async (page: Page) => {
  // The smallest window in which headings stay: there they have the least room, and the most sections are long.
  await page.setViewportSize({ width: breakpoints.desktop * rem, height: heights.tall * rem });
  for (const { name, isLong, middle, bar, height, room, overlap } of await readSections(page)) {
    expect(overlap, `${name} leaves with its section`).toBeLessThanOrEqual(0);
    if (!isLong) continue;
    expect(middle, `${name} is below the bar`).toBeGreaterThan(bar);
    expect(middle + height, `${name} is in the window`).toBeLessThanOrEqual(room);
  }
};

const expectFitTheOtherWay = async (page: Page) => {
  await page.evaluate(() => {
    const { documentElement } = document;
    documentElement.dir = documentElement.dir === "rtl" ? "ltr" : "rtl";
  });
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectFit(page);
  }
};

for (const path of [...pageKinds, "/nowhere"]) {
  test(`${path} is sound in every window`, async ({ page, watch }) => {
    if (path === "/nowhere") watch.expectError(/status of 404/);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await withoutPictures(page);
    await open(page, path);
    await test.step("each picture's file fits its place", () => expectFilesToFit(page));
    await test.step("it and its pictures fit", () => expectFitInEveryWindow(page));
    await test.step("headings of long sections stay beside their matter", () => expectHeadingsToStay(page));
    await test.step("axe finds no fault, in both themes, on phone and desktop", async () => {
      for (const look of looks) {
        await putOn(page, look);
        expect(await faultsOf(page), JSON.stringify(look)).toEqual([]);
      }
    });
    await test.step("it fits with lines of the other direction", () => expectFitTheOtherWay(page));
  });
}

test("a page that is too wide would be noticed", async ({ page }) => {
  await open(page, "/");
  await page.locator("main").evaluate((main) => main.insertAdjacentHTML("beforeend", `<p>${"x".repeat(4000)}</p>`));
  await page.evaluate(() => {
    const rule = new CSSStyleSheet();
    rule.replaceSync("p { overflow-wrap: normal !important; white-space: nowrap }");
    document.adoptedStyleSheets.push(rule);
  });
  expect(await page.evaluate(overflowOf)).not.toEqual([]);
});
