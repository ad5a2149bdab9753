import { faultsOf, looks, putOn } from "../../support/axe.ts";
import { expect, open, test } from "../../support/browser.ts";
import { content, site } from "../../support/content.ts";

/** Parts that are not there when a page opens; the pages themselves are in every-page.spec.ts. */

if (site.nav.length > 0 || site.store) {
  test("axe finds no fault in the open menu", async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 700 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, "/");
    await page.locator("header button[aria-controls]").click();
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await faultsOf(page), colorScheme).toEqual([]);
    }
  });
}

if (content.contact && site.form) {
  test("axe finds no fault in a form that was filled in wrongly", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, "/contact");
    await page.locator("form input[type=email]").fill("nobody");
    await page.locator("form button[type=submit]").click();
    await expect(page.locator("form input[type=email]")).toBeFocused();
    for (const look of looks) {
      await putOn(page, look);
      expect(await faultsOf(page), JSON.stringify(look)).toEqual([]);
    }
  });
}

test("axe sees what it should", async ({ page }) => {
  await open(page, "/");
  await page.locator("body > footer").evaluate((footer) => {
    footer.insertAdjacentHTML("beforebegin", '<p class="faint">pale</p><img src="/favicon.svg">');
    const rule = new CSSStyleSheet();
    // On top of all else: what a page's own parts lie over, axe does not judge.
    rule.replaceSync(".faint { position: fixed; inset: 50% auto auto 0; z-index: 999; color: #ddd; background: #fff }");
    document.adoptedStyleSheets.push(rule);
  });
  const faults = (await faultsOf(page)).join("\n");
  expect(faults).toContain("image-alt");
  expect(faults).toContain("color-contrast");
});
