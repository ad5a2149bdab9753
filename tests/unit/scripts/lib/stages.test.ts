import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type Stage, countStage, reportRequest, stages, summary } from "../../../../scripts/lib/stages.ts";

const vitest: Stage = { script: "test:unit", live: true, report: "vitest" };
const playwright: Stage = { script: "test:browser", live: true, report: "playwright" };
const plain: Stage = { script: "lint", live: false };

const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };

describe("the commands of a fresh copy", () => {
  // A shell remembers where it found `node`: after `&&` it would run the machine's old one again.
  it.each(["start", "dev", "test"])("npm %s sets up and goes on with the project's own Node in one call", (name) => {
    expect(scripts[name]).toBe(`node scripts/setup.mjs scripts/${name}.ts`);
  });
});

describe("the stages of npm test", () => {
  it("are npm scripts, each of its own", () => {
    for (const { script } of stages) expect(scripts).toHaveProperty([script]);
  });

  it("build before they test what was built", () => {
    const order = stages.map(({ script }) => script);
    expect(order.indexOf("build")).toBeLessThan(order.indexOf("test:built"));
    expect(order.indexOf("build")).toBeLessThan(order.indexOf("test:browser"));
  });
});

describe("countStage", () => {
  it.each([
    ["a stage without tests that passed", plain, true, undefined, { passed: 1, failed: 0 }],
    ["a stage without tests that failed", plain, false, undefined, { passed: 0, failed: 1 }],
    [
      "unit tests",
      vitest,
      true,
      { numPassedTests: 9, numFailedTests: 0, numFailedTestSuites: 0 },
      { passed: 9, failed: 0 },
    ],
    [
      "failed unit tests",
      vitest,
      false,
      { numPassedTests: 7, numFailedTests: 2, numFailedTestSuites: 3 },
      { passed: 7, failed: 2 },
    ],
    [
      "a test file that cannot load",
      vitest,
      false,
      { numPassedTests: 7, numFailedTests: 0, numFailedTestSuites: 1 },
      { passed: 7, failed: 1 },
    ],
    ["a test run that left no report", vitest, false, undefined, { passed: 0, failed: 1 }],
    [
      "browser tests",
      playwright,
      true,
      { stats: { expected: 5, flaky: 1, unexpected: 0 }, errors: [] },
      { passed: 6, failed: 0 },
    ],
    [
      "a failed browser set-up",
      playwright,
      false,
      { stats: { expected: 0, flaky: 0, unexpected: 0 }, errors: [{}] },
      { passed: 0, failed: 1 },
    ],
    [
      "a failure that no test reports",
      vitest,
      false,
      { numPassedTests: 7, numFailedTests: 0, numFailedTestSuites: 0 },
      { passed: 7, failed: 1 },
    ],
  ])("counts %s", (_what, stage, succeeded, report, expected) => {
    expect(countStage(stage, succeeded, report)).toEqual(expected);
  });
});

describe("the report of a stage", () => {
  it("comes beside what the tool shows on the screen", () => {
    expect(reportRequest(vitest, "/x.json", true).args).toEqual([
      "--reporter=default",
      "--reporter=json",
      "--outputFile.json=/x.json",
    ]);
    expect(reportRequest(playwright, "/x.json", false)).toEqual({
      args: ["--reporter=dot,json"],
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: "/x.json" },
    });
    expect(reportRequest(plain, "/x.json", true)).toEqual({ args: [], env: {} });
  });
});

describe("summary", () => {
  it("is one line of the promised form", () => {
    const counts = [
      { passed: 1, failed: 0 },
      { passed: 40, failed: 2 },
    ];
    expect(summary(counts)).toBe("41 passed, 2 failed");
  });
});
