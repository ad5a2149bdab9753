import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { browserConfig } from "./playwright.config.ts";

/** The whole site, built once more for a folder of a host, as GitHub Pages serves a project. */

const buildDir = join("build", "subpath");
const port = process.env["SITE_PORT"] ?? "";

export default defineConfig(browserConfig("subpath"), {
  testDir: "tests",
  testMatch: ["site/subpath/**/*.spec.ts", "subpath/**/*.spec.ts"],
  webServer: {
    command: `npm run --silent build && "${process.execPath}" scripts/serve.ts "${join(buildDir, "client")}"`,
    env: { BASE_PATH: "/atlas", BUILD_DIR: buildDir, PORT: port, HOST: "localhost" },
    url: `http://localhost:${port}/atlas/`,
    timeout: 300_000,
    reuseExistingServer: false,
  },
});
