import { defineConfig } from "@playwright/test";
import { browserConfig } from "./playwright.config.ts";

/** The dev server while an owner writes. Its tests edit one folder of content, so they go one after the other. */
export default defineConfig(browserConfig("dev"), {
  testDir: "tests/dev",
  fullyParallel: false,
  workers: 1,
  use: { contextOptions: { reducedMotion: "reduce" } },
});
