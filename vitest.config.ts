import { join, resolve } from "node:path";
import { defineConfig } from "vitest/config";

// Generous, so that only a hanging test fails: some tests encode pictures or start commands, on slow machines.
const testTimeout = 120_000;

const ownContent = process.env["CONTENT"] || "content";

/** Tests of our own code use this content, whatever is in content/: see tests/fixtures. */
const fixture = "tests/fixtures/whole";
const env = { CONTENT: fixture };

const contentAt = (folder: string) => ({ alias: { "#content": resolve(folder) } });

/** The journeys of one engine share a browser, so they run in one worker. The two engines run in parallel. */
const engines = {
  name: "engines",
  include: ["tests/engines/*.test.ts"],
  testTimeout: 120_000,
  hookTimeout: 60_000,
  // Generous, so that only a hanging page fails.
  expect: { poll: { timeout: 60_000 } },
};

/** "built" needs `npm test -- build`, "engines" needs `npm test -- build-whole`. The others need only the sources. */
export default defineConfig({
  resolve: { alias: { ridgeline: join(import.meta.dirname, "site/schema/define.ts") } },
  test: {
    // Isolation would load the same content and code again for every file, which took most of the time.
    isolate: false,
    // By default Vitest leaves one core unused.
    maxWorkers: "100%",
    projects: [
      {
        extends: true,
        resolve: contentAt(fixture),
        test: { name: "unit", include: ["tests/unit/**/*.test.{ts,tsx}"], env, testTimeout },
      },
      {
        extends: true,
        resolve: contentAt(ownContent),
        test: { name: "spec", include: ["tests/spec/{tables,removal}.test.ts"], testTimeout },
      },
      {
        extends: true,
        resolve: contentAt(ownContent),
        test: { name: "sample", include: ["tests/spec/{sample,without}.test.ts"], testTimeout },
      },
      {
        extends: true,
        resolve: contentAt(fixture),
        test: { name: "hosts", include: ["tests/hosts/*.test.ts"], env, testTimeout },
      },
      {
        extends: true,
        resolve: contentAt(ownContent),
        test: {
          name: "built",
          include: ["tests/built/**/*.test.ts"],
          testTimeout,
        },
      },
      { extends: true, test: engines },
    ],
  },
});
