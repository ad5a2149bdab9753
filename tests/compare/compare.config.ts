import { defineConfig } from "@playwright/test";
import config from "../../playwright.config.ts";
import { shippedSite } from "../support/folders.ts";

/**
 * Not a part of `npm test`. Screenshots pages of two builds, at two widths and in both themes, and reports differences side
 * by side. PAGES names other pages than the usual ones.
 *
 *     SITE_DIR=../main/build/client npx playwright test -c tests/compare/compare.config.ts -u all
 *     SITE_DIR=build/client npx playwright test -c tests/compare/compare.config.ts
 */
export default defineConfig<object, { siteFolder: string }>({
  ...config,
  testDir: ".",
  outputDir: "../../test-results",
  snapshotPathTemplate: "../../.cache/compare/{arg}{ext}",
  updateSnapshots: "none",
  reporter: [["dot"], ["html", { outputFolder: "../../test-results/compare", open: "never" }]],
  projects: [{ name: "compare", use: { siteFolder: shippedSite } }],
});
