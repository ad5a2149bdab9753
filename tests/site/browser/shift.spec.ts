import type { Page } from "@playwright/test";
import { mainPages } from "../../support/owner.ts";
import { pageKinds } from "../../support/page-kinds.ts";
import { expect, hydrated, test } from "../../support/browser.ts";
import { lateFontsDecided, openWithLateFonts } from "../../support/late-fonts.ts";

/** Adds up every shift that the browser sees and no input explains, with what moved. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: { value: number; moved: string }[] = [];
    Reflect.set(window, "shifts", shifts);
    type Source = { node?: Node };
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: Source[] };
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        // The bar's own contents move with it when it takes its scrolled style: that is what it is for.
        if (sources.every(({ node }) => node?.parentElement?.closest("body > header"))) continue;
        const moved = sources.map(({ node }) =>
          (node instanceof Element ? node.outerHTML : (node?.textContent ?? "")).slice(0, 100),
        );
        if (!hadRecentInput) shifts.push({ value, moved: moved.join(" | ") });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });

/** What moved so that somebody could notice; a word that begins a few pixels further on in another font does not. */
const shiftsOf = async (page: Page) => {
  const shifts = await page.evaluate(() => Reflect.get(window, "shifts") as { value: number; moved: string }[]);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  return sum < 0.001 ? [] : shifts.map(({ value, moved }) => `${value.toFixed(4)}: ${moved}`);
};

/** Down the page a window at a time, as a reader does, so that every picture arrives. */
const readThrough = (page: Page) =>
  page.evaluate(async () => {
    const frames = async (count: number) => {
      for (let frame = 0; frame < count; frame++) await new Promise(requestAnimationFrame);
    };
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      window.scrollTo({ top: y, behavior: "instant" });
      await frames(4);
    }
    window.scrollTo({ top: 0, behavior: "instant" });
    await frames(4);
  });

/** Topics are made of the same blocks: every other one is read on a phone, and the rest on a desktop. */
const widthsFor = (path: string, index: number) =>
  mainPages.includes(path) ? [375, 1440] : index % 2 === 0 ? [375] : [1440];

for (const [index, path] of pageKinds.entries()) {
  for (const width of widthsFor(path, index)) {
    test(`nothing on ${path} moves by itself when its fonts come late and it is read, at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await watchShifts(page);
      const release = await openWithLateFonts(page, path);
      release();
      await hydrated(page);
      await lateFontsDecided(page);
      await readThrough(page);
      expect(await shiftsOf(page)).toEqual([]);
    });
  }
}

test("a page that moves would be noticed", async ({ page }) => {
  await watchShifts(page);
  await page.goto("/");
  await hydrated(page);
  await page.locator("main").evaluate((main) => main.insertAdjacentHTML("afterbegin", "<h2>Late</h2><h2>Later</h2>"));
  await expect.poll(() => shiftsOf(page)).not.toEqual([]);
});
