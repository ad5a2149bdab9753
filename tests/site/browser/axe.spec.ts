import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { pageKinds } from "../../support/page-kinds.ts";
import { content, site } from "../../support/content.ts";
import { expect, open, test, withoutPictures } from "../../support/browser.ts";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"];

const faultsOf = async (page: Page, rules: string[] = []) => {
  // No page here has a frame before it is asked for, so the checker needs no second page to gather frames' results in.
  const checker = new AxeBuilder({ page }).setLegacyMode();
  const { violations, passes } = await (rules.length > 0 ? checker.withRules(rules) : checker.withTags(tags)).analyze();
  expect(passes.length, "axe has looked at the page").toBeGreaterThanOrEqual(rules.length || 20);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(" ")}: ${failureSummary}`),
  );
};

// What a theme changes is colours alone, so every rule is tried once at each width and contrast in all four looks.
const looks = [
  { name: "light, desktop", colorScheme: "light", width: 1440 },
  { name: "dark, desktop", colorScheme: "dark", width: 1440, rules: ["color-contrast"] },
  { name: "dark, phone", colorScheme: "dark", width: 375 },
  { name: "light, phone", colorScheme: "light", width: 375, rules: ["color-contrast"] },
] as const;

// One load per path: the looks are put on the page that is there.
for (const path of [...pageKinds, "/nowhere"]) {
  test(`${path} has no fault that axe can find, in both themes, on phone and desktop`, async ({ page, watch }) => {
    if (path === "/nowhere") watch.expectError(/status of 404/);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await withoutPictures(page);
    await open(page, path);
    for (const { name, colorScheme, width, ...look } of looks) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      expect(await faultsOf(page, "rules" in look ? [...look.rules] : []), name).toEqual([]);
    }
  });
}

if (site.nav.length > 0 || site.store) {
  test("neither has the open menu", async ({ page }) => {
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
  test("neither has a form that was filled in wrongly", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, "/contact");
    await page.locator("form input[type=email]").fill("nobody");
    await page.locator("form button[type=submit]").click();
    await expect(page.locator("form input[type=email]")).toBeFocused();
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await faultsOf(page), colorScheme).toEqual([]);
    }
  });
}

test("the checker sees what it should", async ({ page }) => {
  await open(page, "/");
  await page.locator("body > footer").evaluate((footer) => {
    footer.insertAdjacentHTML("beforebegin", '<p class="faint">pale</p><img src="/favicon.svg">');
    const rule = new CSSStyleSheet();
    rule.replaceSync(".faint { color: #ddd; background: #fff }");
    document.adoptedStyleSheets.push(rule);
  });
  const faults = (await faultsOf(page)).join("\n");
  expect(faults).toContain("image-alt");
  expect(faults).toContain("color-contrast");
});
