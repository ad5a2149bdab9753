import { breakpoints, rem } from "../../../site/layout.ts";
import { pageKinds } from "../../support/page-kinds.ts";
import { expect, open, test, withoutPictures } from "../../support/browser.ts";
import { allowed, density, measurePictures, soft } from "../../support/pictures.ts";

/** Common windows, and those on both sides of each change of the layout. */
const edges = [breakpoints.phone, breakpoints.folded, breakpoints.desktop].flatMap((at) => [at * rem - 1, at * rem]);
const widths = [320, 375, 414, 1280, 1440, 1920, 2560, ...edges];

for (const path of pageKinds) {
  test(`${path} offers modern pictures, none too narrow for its place or much wider than any layout needs`, async ({
    page,
  }) => {
    await withoutPictures(page);
    await open(page, path);
    const needed = new Map<string, number>();
    const widest = new Map<string, number>();
    for (const width of widths) {
      await page.setViewportSize({ width, height: width < breakpoints.folded * rem ? 950 : 1440 });
      for (const picture of await page.evaluate(measurePictures)) {
        expect(picture.modern, picture.src).toBe(true);
        expect(picture.sharpness, `${picture.src} at ${width} px`).toBeGreaterThanOrEqual(soft);
        widest.set(picture.src, Math.max(0, ...picture.files));
        needed.set(picture.src, Math.max(needed.get(picture.src) ?? 0, picture.needed * density));
      }
    }
    const wasteful = [...widest].filter(([src, width]) => width > allowed * (needed.get(src) ?? 0));
    expect(wasteful.map(([src, width]) => `${src}: ${width} for ${needed.get(src)}`)).toEqual([]);
  });
}
