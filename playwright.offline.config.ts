import { defineConfig } from "@playwright/test";
import browser from "./playwright.config.ts";

/** Offline use and updates. Each test runs a host of its own, which changes versions, loses files and goes down. */
export default defineConfig({
  testDir: "tests/offline",
  outputDir: "test-results/offline",
  fullyParallel: true,
  forbidOnly: Boolean(process.env["CI"]),
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [["list"], ["json", { outputFile: "test-results/offline.json" }]],
  use: { ...browser.use, serviceWorkers: "allow", trace: "off", contextOptions: { reducedMotion: "reduce" } },
});
