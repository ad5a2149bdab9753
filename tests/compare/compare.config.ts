import { defineConfig } from "@playwright/test";
import config from "../../playwright.config.ts";
import { shippedSite } from "../support/folders.ts";

/** Not a part of `npm test`: see scripts/compare.ts. */
export default defineConfig<object, { siteFolder: string }>({
  ...config,
  testDir: ".",
  outputDir: "../../test-results",
  snapshotPathTemplate: "../../.cache/compare/{arg}{ext}",
  projects: [{ name: "compare", use: { siteFolder: shippedSite } }],
});
