import { breakpoints, heights, rem } from "../../../site/layout.ts";
import { pageKinds } from "../../support/page-kinds.ts";
import { expect, open, test, withoutPictures } from "../../support/browser.ts";
import { readSections } from "../../support/sections.ts";

/** The smallest window in which headings stay: there they have the least room, and the most sections are long. */
const smallest = { width: breakpoints.desktop * rem, height: heights.tall * rem };

for (const path of pageKinds) {
  test(`headings of long sections on ${path} stay beside their matter, below the bar and within the window`, async ({
    page,
  }) => {
    await page.setViewportSize(smallest);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await withoutPictures(page);
    await open(page, path);
    for (const { name, isLong, middle, bar, height, room, overlap } of await readSections(page)) {
      expect(overlap, `${name} leaves with its section`).toBeLessThanOrEqual(0);
      if (!isLong) continue;
      expect(middle, `${name} is below the bar`).toBeGreaterThan(bar);
      expect(middle + height, `${name} is in the window`).toBeLessThanOrEqual(room);
    }
  });
}
