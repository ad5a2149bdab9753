import { rmSync } from "node:fs";
import { resolve } from "node:path";
import { root, run } from "./lib/run.ts";

/**
 * `node scripts/compare.ts BEFORE AFTER [path …]`: screenshots pages of two builds in one browser, at two widths and in both
 * themes, and reports differences side by side. BEFORE and AFTER are the output of a build, such as ../main/build and build.
 */
const [before, after, ...pages] = process.argv.slice(2);
if (!before || !after) {
  console.error("Name two builds: node scripts/compare.ts ../main/build build");
  process.exit(1);
}

const screenshot = (build: string, ...options: string[]) =>
  run("playwright", ["test", "--config=tests/compare/compare.config.ts", ...options], {
    live: true,
    env: {
      SITE_DIR: resolve(build, "client"),
      PAGES: pages.join(" "),
      PLAYWRIGHT_HTML_OUTPUT_DIR: resolve(root, "test-results/compare"),
      PLAYWRIGHT_HTML_OPEN: "never",
    },
  });

rmSync(resolve(root, ".cache/compare"), { recursive: true, force: true });
const { code } = await screenshot(before, "--update-snapshots=all", "--reporter=dot");
if (code === 0) await screenshot(after, "--update-snapshots=none", "--reporter=list,html");
process.exitCode = code;
