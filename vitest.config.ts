import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { words } from "./framework/words/plugin.ts";

// Picture tests encode for real, and two of them may share one core.
const testTimeout = 30_000;

/** The journeys of one engine share a browser, so its file is one worker's; the two engines run side by side. */
const engines = {
  name: "engines",
  include: ["tests/engines/*.test.ts"],
  globalSetup: "tests/engines/setup.ts",
  maxWorkers: 2,
  testTimeout: 120_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 20_000 } },
};

/** "unit" and "serve" need only the sources; "built" and "engines" read what `npm run build` left in build/client. */
export default defineConfig({
  resolve: { alias: { ridgeline: join(import.meta.dirname, "site/schema/define.ts") } },
  test: {
    projects: [
      {
        extends: true,
        plugins: [words()],
        test: { name: "unit", include: ["tests/{unit,spec}/**/*.test.{ts,tsx}"], testTimeout },
      },
      { extends: true, test: { name: "serve", include: ["tests/serve/**/*.test.ts"], testTimeout } },
      { extends: true, test: { name: "built", include: ["tests/built/**/*.test.ts"], testTimeout } },
      { extends: true, test: engines },
    ],
  },
});
