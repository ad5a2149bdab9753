import { defineConfig, devices } from "@playwright/test";
import { findHeadless } from "./scripts/lib/chromium.ts";
import { shippedSite, subpathSite } from "./tests/support/folders.ts";

/** Each worker serves the built site with the production headers on its own port: see tests/support. */

const chromium = findHeadless();

// Chromium renders the popup of its address bar as a page of its own for every window, which took a third of the test time.
// This option replaces Playwright's list of features, so the useful ones are repeated here.
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
  // For `npm run test:full`: behavior that rarely breaks, or takes long to test.
  ...(process.env["EVERYTHING"] ? {} : { grepInvert: /@full/ }),
  forbidOnly: Boolean(process.env["CI"]),
  // More workers than cores, because a test mostly waits for its browser.
  workers: 3,
  // Generous, so that only a hanging test fails.
  timeout: 180_000,
  expect: { timeout: 15_000 },
  reporter: "list",
  use: {
    ...devices["Desktop Chrome"],
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: "reduce" },
    // A service worker would answer requests that a test wants to see or change.
    serviceWorkers: "block",
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      chromiumSandbox: process.getuid?.() !== 0,
      args: [
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
        "--disable-quic",
        // Lazy pictures load at a distance that depends on the estimated network speed. This fixes it.
        "--blink-settings=lazyLoadingImageMarginPxUnknown=1250,lazyLoadingImageMarginPx3G=1250",
        `--disable-features=${unusedFeatures.join(",")}`,
        // Block all other hosts.
        "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1",
      ],
    },
  },
  projects: [
    // Behavior of the small test site.
    { name: "browser", testDir: "tests/browser" },
    { name: "other versions", testDir: "tests/offline", testMatch: "*.setup.ts" },
    { name: "offline", testDir: "tests/offline", dependencies: ["other versions"] },
    { name: "subpath", testDir: "tests/subpath", use: { siteFolder: subpathSite } },
    { name: "dev", testDir: "tests/dev", workers: 1, expect: { timeout: 60_000 } },
    // Checks for any content, on the shipped content.
    { name: "shipped", testDir: "tests/shipped", use: { siteFolder: shippedSite } },
  ],
});
