import { defineConfig } from "@playwright/test";
import { browserConfig } from "./playwright.config.ts";

/** The dev server while an owner writes. Its tests edit one folder of content, so they go one after the other. */
export default defineConfig(browserConfig("dev"), {
  testDir: "tests/dev",
  fullyParallel: false,
  workers: 1,
  // A new address makes the server read all of the site anew: only a change that never comes should meet the limit.
  expect: { timeout: 60_000 },
  use: { contextOptions: { reducedMotion: "reduce" } },
});
