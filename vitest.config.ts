import { join, resolve } from "node:path";
import { defineConfig } from "vitest/config";

// Only a test that hangs should meet it: some encode pictures or start commands, on whatever machine, beside other work.
const testTimeout = 120_000;

const ownContent = process.env["CONTENT"] || "content";

/** The engine's own tests know one content, whatever the owner's is: see tests/fixtures. */
const fixture = "tests/fixtures/whole";
const env = { CONTENT: fixture };

const contentAt = (folder: string) => ({ alias: { "#content": resolve(folder) } });

/** The journeys of one engine share a browser, so its file is one worker's; the two engines run side by side. */
const engines = {
  name: "engines",
  include: ["tests/engines/*.test.ts"],
  testTimeout: 120_000,
  hookTimeout: 60_000,
  // Only a page that hangs should meet it, however slow the machine.
  expect: { poll: { timeout: 20_000 } },
};

/** "unit", "spec", "sample" and "hosts" need only the sources; "built" and "engines" read what `npm run build` left in build/client. */
export default defineConfig({
  resolve: { alias: { ridgeline: join(import.meta.dirname, "site/schema/define.ts") } },
  test: {
    // Most of the time went into reading the same content and code again for every file.
    isolate: false,
    // Left to itself, the runner keeps one core for nobody.
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
