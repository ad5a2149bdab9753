import { expect, open, test } from "../support/browser.ts";
import { badlands, control, expectAddress, expectShown, lake, moon, touch, viewer, zoomOf } from "../support/viewer.ts";

test.describe("the viewer on a phone", () => {
  test.use({ viewport: { width: 375, height: 700 }, hasTouch: true, isMobile: true });

  test("swiping changes the photo, and pinching zooms it", async ({ page }) => {
    await open(page, "/photography?photo=lake");
    await expectShown(page, ...lake);
    await touch(page, { from: { x: 320, y: 260 }, to: { x: 60, y: 265 } });
    await expectShown(page, ...moon);
    await expectAddress(page, "/photography/moon");
    await touch(page, { from: { x: 60, y: 260 }, to: { x: 320, y: 265 } });
    await expectShown(page, ...lake);
    await touch(
      page,
      { from: { x: 170, y: 280 }, to: { x: 60, y: 220 } },
      { from: { x: 205, y: 280 }, to: { x: 310, y: 340 } },
    );
    await expect.poll(() => zoomOf(page)).toBeGreaterThan(1);
    await page.keyboard.press("Control+0");
    await expect.poll(() => zoomOf(page)).toBe(1);
  });

  test(
    "every control is large enough for touch, and all except the thumbnails are in view",
    { tag: "@full" },
    async ({ page }) => {
      await open(page, "/photography?photo=badlands");
      await expectShown(page, ...badlands);
      const faults = await viewer(page)
        .locator(":is(button, a):visible")
        .evaluateAll((all) =>
          all
            .map((one) => ({ one, box: one.getBoundingClientRect() }))
            .filter(({ box }) => Math.min(box.width, box.height) < 48)
            .map(({ one }) => one.outerHTML),
        );
      expect(faults).toEqual([]);
      for (const name of ["Photo details", "Share this photo", "Close", "Previous photo", "Next photo"])
        await expect(control(page, name)).toBeInViewport({ ratio: 1 });
    },
  );
});
