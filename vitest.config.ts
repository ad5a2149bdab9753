import { join, resolve } from "node:path";
import { defineConfig } from "vitest/config";

// Generous, so that only a hanging test fails: some tests encode pictures or start commands, on slow machines.
const testTimeout = 120_000;

const ownContent = process.env["CONTENT"] || "content";

/** Tests of our own code use this content, whatever is in content/: see tests/fixtures. */
const fixture = "tests/fixtures/whole";

const project = (name: string, content: string, include: string) => ({
  extends: true as const,
  resolve: { alias: { "#content": resolve(content) } },
  test: { name, include: [include], env: { CONTENT: content }, testTimeout },
});

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
      project("unit", fixture, "tests/unit/**/*.test.{ts,tsx}"),
      project("spec", ownContent, "tests/spec/{tables,removal}.test.ts"),
      project("sample", ownContent, "tests/spec/{sample,without}.test.ts"),
      project("hosts", fixture, "tests/hosts/*.test.ts"),
      project("built", ownContent, "tests/built/**/*.test.ts"),
      { extends: true, test: engines },
    ],
  },
});
