import type { Page } from "@playwright/test";
import {
  expect,
  historyLength,
  holdScripts,
  isSameDocument,
  markDocument,
  open,
  pathOf,
  settled,
  test,
} from "../support/browser.ts";
import { photography } from "../support/sample.ts";
import { address, button, expectAddress, expectShown, photo, shown, still, viewer } from "./gallery-page.ts";

/** Who presses again because nothing has happened yet stays on the page. */

type Photo = (typeof photography.photos)[number];
const [one, two] = photography.photos as [Photo, Photo];

const path = "/photography";
const holdViewer = (page: Page) => holdScripts(page, /\/viewer-[^/]+\.js$/);

/** Closes the photo, and looks whether the gallery is one step back in the same document. */
const expectOneEntry = async (page: Page, entries: number) => {
  expect(await historyLength(page)).toBe(entries + 1);
  await button(page, "Close the viewer").click();
  await expect(viewer(page)).toHaveCount(0);
  await expectAddress(page, path);
  expect(await isSameDocument(page)).toBe(true);
};

test("a double click while the viewer is coming opens the photo once", async ({ page }) => {
  const release = await holdViewer(page);
  await open(page, path);
  await markDocument(page);
  const entries = await historyLength(page);
  await photo(page, one.title).dblclick();
  await expect(page.locator("#gallery [aria-busy]")).toHaveCount(1);
  await photo(page, one.title).click();
  await expectAddress(page, address(one.slug));
  release();
  await expect(viewer(page)).toBeVisible();
  await expectAddress(page, address(one.slug));
  await expectOneEntry(page, entries);
});

test("of two photos that are pressed while the viewer is coming the last one opens", async ({ page }) => {
  const release = await holdViewer(page);
  await open(page, path);
  await markDocument(page);
  const entries = await historyLength(page);
  await photo(page, one.title).click();
  await expectAddress(page, address(one.slug));
  await photo(page, two.title).click();
  await expectAddress(page, address(two.slug));
  release();
  await expect(shown(page).locator("picture img")).toHaveAttribute("src", new RegExp(two.slug));
  await expectOneEntry(page, entries);
});

test("the second half of a double click does not close the viewer; a later click beside the photo does", async ({
  page,
}) => {
  await page.clock.install();
  await open(page, path);
  await photo(page, one.title).click();
  await button(page, "Close the viewer").click();
  await expect(viewer(page)).toHaveCount(0);
  // From here on the viewer is there at once, and time stands still between the clicks.
  await page.clock.pauseAt(Date.now() + 60_000);
  await photo(page, one.title).click();
  const picture = shown(page).locator("picture img");
  await expect(picture).toBeVisible();
  const { left, middle } = await picture.evaluate((image) => {
    const box = image.getBoundingClientRect();
    return { left: box.left, middle: (box.top + box.bottom) / 2 };
  });
  const backdrop = { x: left - 40, y: middle };
  await page.mouse.click(backdrop.x, backdrop.y);
  await page.clock.runFor(1000);
  await expect(viewer(page)).toBeVisible();
  await expectAddress(page, address(one.slug));

  await page.mouse.click(backdrop.x, backdrop.y);
  await page.clock.runFor(1000);
  await expect(viewer(page)).toHaveCount(0);
  await expectAddress(page, path);
});

test("closing right after moving on closes the photo, and the next Escape stays on the page", async ({ page }) => {
  await open(page, path);
  await markDocument(page);
  await photo(page, one.title).click();
  await expectShown(page, one.slug, one.title);
  await still(page);
  // From here on a timer waits for the test.
  const timers = await page.evaluateHandle(() => {
    const waiting = new Map<number, () => void>();
    let last = 0;
    const start = window.setTimeout.bind(window);
    window.setTimeout = ((run: () => void, delay = 0) => {
      if (delay <= 0) return start(run);
      waiting.set(--last, run);
      return last;
    }) as typeof setTimeout;
    const clear = window.clearTimeout.bind(window);
    window.clearTimeout = (id) => void (waiting.delete(Number(id)) || clear(id));
    return waiting;
  });
  await page.keyboard.press("ArrowRight");
  await expect(button(page, two.title)).toHaveAttribute("aria-current", "true");
  const known = await timers.evaluate((waiting) => [...waiting.keys()]);
  expect(known.length).toBeGreaterThan(0);
  await page.keyboard.press("Escape");
  await timers.evaluate((waiting, before) => {
    const runAll = (ids = [...waiting.keys()]) => {
      for (const id of ids) {
        const run = waiting.get(id);
        waiting.delete(id);
        run?.();
      }
    };
    // The address follows in the very moment in which the router has heard that the photo is closed.
    addEventListener("popstate", () => runAll(), { once: true });
    runAll([...waiting.keys()].filter((id) => !before.includes(id)));
  }, known);
  await expect(viewer(page)).toHaveCount(0);
  await expectAddress(page, path);
  await page.keyboard.press("Escape");
  await settled(page);
  expect(pathOf(page)).toBe(path);
  expect(await isSameDocument(page)).toBe(true);
});
