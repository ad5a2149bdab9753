import { expect, open, scrollTo, test } from "../support/browser.ts";
import { brandInBar, lettersOnCover, namedAs, names, putName } from "../support/cover-name.ts";
import { overflowOf } from "../support/in-page.ts";

const windows = [
  { width: 320, height: 568 },
  { width: 375, height: 812 },
  { width: 768, height: 1024 },
  { width: 800, height: 600 },
  { width: 1440, height: 900 },
];

test("the cover and the bar fit an owner of any name", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/");
  for (const name of names) {
    const owner = namedAs(name);
    await page.evaluate(putName, owner);
    for (const size of windows) {
      await page.setViewportSize(size);
      const at = `${name}, ${size.width} × ${size.height}`;
      await scrollTo(page, 0);
      const cover = await page.evaluate(lettersOnCover);
      expect(cover.left, at).toBeGreaterThanOrEqual(0);
      expect(cover.right, at).toBeLessThanOrEqual(cover.room);
      expect(cover.top, at).toBeGreaterThanOrEqual(cover.bar - 2);
      expect(cover.lines, at).toBe((size.width < 800 ? owner.set.narrow : owner.set.wide).lines);
      // It is as large as the window allows: it fills the width or the height that it may take.
      const filled = Math.max((cover.right - cover.left) / cover.room, (cover.size * cover.lines) / cover.high);
      expect(filled, at).toBeGreaterThan(0.2);

      await scrollTo(page, size.height);
      const bar = await page.evaluate(brandInBar);
      expect(bar.end, at).toBeLessThanOrEqual(bar.start);
      expect(Math.min(bar.top, bar.bottom), at).toBeGreaterThanOrEqual(0);
      expect(await page.evaluate(overflowOf), at).toEqual([]);
    }
  }
});

test("the shipped name reaches both gutters, in low windows too", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const size of [
    ...windows,
    { width: 1366, height: 640 },
    { width: 1440, height: 760 },
    { width: 812, height: 375 },
  ]) {
    await page.setViewportSize(size);
    await open(page, "/");
    const at = `${size.width} × ${size.height}`;
    const cover = await page.evaluate(lettersOnCover);
    expect(cover.left, at).toBeLessThan(0.05 * size.width);
    expect(cover.right, at).toBeGreaterThan(0.9 * size.width);
    expect(cover.top, at).toBeGreaterThanOrEqual(cover.bar - 2);
  }
});

test("a photograph without a sky leaves the whole name above it", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/");
  await page.evaluate(() => {
    const cover = document.querySelector<HTMLElement>("main h1")?.parentElement?.parentElement;
    if (!cover) throw new Error("no cover");
    cover.dataset["photo"] = "true";
    cover.dataset["number"] = "01.00";
    cover.querySelector("svg")?.remove();
  });
  for (const name of names) {
    await page.evaluate(putName, namedAs(name));
    for (const size of windows) {
      await page.setViewportSize(size);
      const at = `${name}, ${size.width} × ${size.height}`;
      const { top, bar } = await page.evaluate(lettersOnCover);
      const [word, picture] = await page.evaluate(() =>
        [document.querySelector("main h1"), document.querySelector("main img")].map((element) => {
          const box = element?.getBoundingClientRect();
          return { from: box?.left, to: box?.right, upper: box?.top ?? 0, lower: box?.bottom ?? 0 };
        }),
      );
      expect(top, at).toBeGreaterThanOrEqual(bar - 2);
      expect(word?.lower, at).toBeLessThanOrEqual(picture?.upper ?? 0);
      expect([picture?.from, picture?.to], at).toEqual([0, size.width]);
    }
  }
});
