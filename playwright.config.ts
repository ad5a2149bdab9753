import { defineConfig, devices } from "@playwright/test";
import { findHeadless } from "./scripts/lib/chromium.ts";
import { shippedSite, subpathSite } from "./tests/support/folders.ts";

/** Each worker serves the built site itself, with the production headers, on a port of its own: see tests/support. */

const chromium = findHeadless();

// Chromium draws the popup of its address bar as a page of its own, for every window, though nobody sees it: that was a
// third of all the tests' time. The option replaces Playwright's own, so what matters of that stands here again.
const unusedFeatures = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "PreconnectToSearch",
];

export default defineConfig<object, { siteFolder: string }>({
  testDir: "tests",
  outputDir: "test-results",
  fullyParallel: true,
  forbidOnly: Boolean(process.env["CI"]),
  // Two cores have time for three: a test mostly waits for its browser.
  workers: 3,
  // Only a test that hangs should meet these, however slow the machine.
  timeout: 180_000,
  expect: { timeout: 15_000 },
  reporter: "list",
  use: {
    ...devices["Desktop Chrome"],
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      chromiumSandbox: process.getuid?.() !== 0,
      args: [
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
        "--disable-quic",
        // How far ahead lazy pictures load depends on what a browser thinks of the network: here always as on a good one.
        "--blink-settings=lazyLoadingImageMarginPxUnknown=1250,lazyLoadingImageMarginPx3G=1250",
        `--disable-features=${unusedFeatures.join(",")}`,
        // No test depends on another site being up.
        "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1",
      ],
    },
  },
  projects: [
    // Behavior, on the small test site.
    { name: "browser", testDir: "tests/browser" },
    { name: "other versions", testDir: "tests/offline", testMatch: "*.setup.ts" },
    { name: "offline", testDir: "tests/offline", dependencies: ["other versions"] },
    { name: "subpath", testDir: "tests/subpath", use: { siteFolder: subpathSite } },
    { name: "dev", testDir: "tests/dev", workers: 1, expect: { timeout: 60_000 } },
    // What is asked of any owner's site, asked of the shipped content.
    { name: "shipped", testDir: "tests/shipped", use: { siteFolder: shippedSite } },
  ],
});
