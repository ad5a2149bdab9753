import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { mainPages, topicPaths } from "../../site/paths.ts";
import { chromiumWithFonts } from "../lib/font-folder.ts";
import { freePort } from "../lib/port.ts";
import { wornFonts } from "../lib/worn-fonts.ts";
import { root } from "../lib/run.ts";
import { startServing } from "../serve.ts";

/**
 * `npm run bench -- fonts <folder of fonts> …`: by how much every page moves when its web fonts come after the first
 * paint, on a machine that has the fonts of that folder and no others.
 */

const widths = [375, 768, 1440];
const positions = [0, 700];

type Outcome = { shift: number; jump: number; height: number; grown: number; worn: string };

const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    Reflect.set(window, "shift", 0);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        Reflect.set(window, "shift", Number(Reflect.get(window, "shift")) + entry.value);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

const painted = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);

/** The late fonts have had their chance when the page is alive and nothing has been asked for or drawn for a second. */
const settled = async (page: Page) => {
  await page.waitForFunction(() => Object.keys(document.querySelector("main h1") ?? {}).length > 0);
  await page.waitForTimeout(1000);
};

const visit = async (browser: Browser, url: string, width: number, y: number): Promise<Outcome> => {
  const page = await browser.newPage({ viewport: { width, height: 800 } });
  await watchShifts(page);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\.woff2$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(url, { waitUntil: "commit" });
  await painted(page);
  const before = await heightOf(page);
  const start = await page.evaluate((top) => {
    scrollTo(0, top);
    return scrollY;
  }, y);
  release();
  await settled(page);
  const height = await heightOf(page);
  const outcome = {
    shift: await page.evaluate(() => Number(Reflect.get(window, "shift"))),
    jump: (await page.evaluate(() => scrollY)) - start,
    height,
    grown: height - before,
    worn: (await wornFonts(page)).join(" and ") || "no web font",
  };
  await page.close();
  return outcome;
};

const folders = process.argv.slice(2);
if (folders.length === 0) throw new Error("Name a folder of fonts: npm run bench -- fonts <folder>");

const address = await startServing(join(root, "build", "client"), await freePort(), "127.0.0.1");
const views = widths.flatMap((width) =>
  positions.flatMap((y) => [...mainPages, ...topicPaths].map((path) => ({ width, y, path }))),
);
for (const folder of folders) {
  const browser = await chromiumWithFonts(folder);
  const outcomes: Outcome[] = [];
  for (const { width, y, path } of views) {
    const outcome = await visit(browser, new URL(path, address).href, width, y);
    outcomes.push(outcome);
    const { shift, jump, height, grown, worn } = outcome;
    const at = `${path} ${width} px wide, at ${y} px`;
    console.log(`${at}: shift ${shift.toFixed(4)}, jump ${jump}, ${height} px high (${grown}), ${worn}`);
  }
  const most = Math.max(...outcomes.map(({ shift }) => shift));
  const jumps = outcomes.filter(({ jump }) => jump !== 0).length;
  const dressed = outcomes.filter(({ worn }) => worn === "Archivo and Newsreader").length;
  console.log(
    `${folder}: ${views.length} views, shift at most ${most.toFixed(4)}, ${jumps} jumps, ${dressed} in both fonts`,
  );
  await browser.close();
}
process.exit();
