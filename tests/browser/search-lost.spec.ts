import { expect, open, scrollTop, test } from "../support/browser.ts";
import { field, palette, searchButton } from "../support/palette.ts";

/** The search when one of its scripts does not arrive. */

test("a palette that is lost keeps nobody waiting, and the next press brings it", async ({ page, watch }) => {
  watch.expectError(/ERR_FAILED/);
  let fail = () => {};
  const failing = new Promise<void>((done) => (fail = done));
  await page.route(/\/assets\/palette-[^/]*\.js$/, async (route) => {
    await failing;
    await route.abort();
  });
  await open(page, "/camp");
  await expect(searchButton(page)).toHaveAttribute("aria-keyshortcuts", /./);
  await page.keyboard.press("/");
  await expect(searchButton(page)).toHaveAttribute("aria-busy", "true");
  await page.keyboard.press("Space");
  await expect.poll(() => scrollTop(page), "no question begins with a space").toBeGreaterThan(0);
  await page.keyboard.type("dro");
  fail();
  await expect(searchButton(page)).not.toHaveAttribute("aria-busy");

  await page.unrouteAll();
  await page.keyboard.press("/");
  await expect(field(page)).toBeFocused();
  await expect(field(page), "what was typed then is forgotten").toHaveValue("");
  await page.keyboard.press("Escape");
  await expect(palette(page)).toHaveCount(0);
});
