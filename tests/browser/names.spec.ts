import { expect, open, scrollTo, test } from "../support/browser.ts";
import { brandInBar, lettersOnCover, namedAs, names, putName } from "../support/cover-name.ts";
import { overflowOf } from "../support/in-page.ts";

test("an owner's name of any length fits the cover and the bar", { tag: "@full" }, async ({ page }) => {
  await open(page, "/");
  const faults: string[] = [];
  for (const [width, height] of [
    [320, 568],
    [800, 600],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const name of names) {
      await page.evaluate(putName, namedAs(name));
      await scrollTo(page, 0);
      const cover = await page.evaluate(lettersOnCover);
      await scrollTo(page, height);
      const bar = await page.evaluate(brandInBar);
      const fits =
        cover.left >= 0 && cover.right <= cover.viewport && cover.top >= cover.bar - 2 && bar.end <= bar.start;
      if (!fits || (await page.evaluate(overflowOf)).length > 0) faults.push(`${name} at ${width} px`);
    }
  }
  expect(faults).toEqual([]);
});
