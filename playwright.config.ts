import { join } from "node:path";
import { defineConfig, devices } from "@playwright/test";
import { findHeadless } from "./scripts/lib/chromium.ts";
import { freePort } from "./scripts/lib/port.ts";
import { writeOwner } from "./tests/support/write-owner.ts";

/** The browser tests serve the built site themselves, with the production headers, on a port of their own. */

// Each worker reads this file again; through the environment they all get the port that the first reading chose.
process.env["SITE_PORT"] ??= String(await freePort());
const port = process.env["SITE_PORT"];
process.env["TEST_CONTENT"] ??= await writeOwner();
const baseURL = `http://localhost:${port}`;
const siteDir = process.env["SITE_DIR"] ?? join(import.meta.dirname, "build", "client");
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

/** What all the browser tests have in common; the name is that of their folder for results. */
export const browserConfig = (name: string) =>
  defineConfig({
    outputDir: `test-results/${name}`,
    fullyParallel: true,
    forbidOnly: Boolean(process.env["CI"]),
    // Two cores have time for three: a test mostly waits for its browser.
    workers: 3,
    retries: 0,
    // Only a test that hangs should meet it, however slow the machine.
    timeout: 180_000,
    expect: { timeout: 10_000 },
    reporter: [["list"], ["json", { outputFile: `test-results/${name}.json` }]],
    use: {
      ...devices["Desktop Chrome"],
      viewport: { width: 1440, height: 900 },
      baseURL,
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
  });

export default defineConfig(browserConfig("browser"), {
  testDir: "tests",
  testMatch: ["site/browser/**/*.spec.ts", "browser/**/*.spec.ts"],
  webServer: {
    command: `"${process.execPath}" scripts/serve.ts "${siteDir}"`,
    env: { PORT: port, HOST: "localhost" },
    url: baseURL,
    reuseExistingServer: false,
  },
});
