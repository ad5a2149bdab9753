import { defineConfig } from "@playwright/test";
import { browserConfig } from "./playwright.config.ts";

/** Offline use and updates. Each test runs a host of its own, which changes versions, loses files and goes down. */
export default defineConfig(browserConfig("offline"), {
  testDir: "tests/offline",
  expect: { timeout: 15_000 },
  use: { serviceWorkers: "allow", contextOptions: { reducedMotion: "reduce" } },
});
