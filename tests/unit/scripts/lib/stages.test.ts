import { describe, expect, it } from "vitest";
import { countStage, fullStages, stages, summary } from "../../../../scripts/lib/stages.ts";
import vitestConfig from "../../../../vitest.config.ts";

it("every Vitest project belongs to a stage", () => {
  const words = new Set([...stages, ...fullStages].flat().flatMap(([, command]) => command.split(" ")));
  const projects = vitestConfig.test?.projects?.map((project) => (project as { test: { name: string } }).test.name);
  expect(projects?.filter((name) => !words.has(name))).toEqual([]);
});

const vitest = `<testsuites name="vitest tests" tests="7" failures="3" errors="0">
  <testsuite name="a.test.ts" tests="5" failures="2" errors="0" skipped="2" time="0"></testsuite>
  <testsuite name="b.test.ts" tests="2" failures="0" errors="1" skipped="0" time="0"></testsuite></testsuites>`;
const playwright = `<testsuites id="" name="" tests="4" failures="0" skipped="1" errors="0" time="1">
  <testsuite name="a.spec.ts" hostname="" tests="4" failures="0" skipped="1" time="0" errors="0"></testsuite></testsuites>`;

describe("countStage", () => {
  it.each([
    ["a stage without a report that passed", true, undefined, { passed: 1, failed: 0, skipped: 0 }],
    ["a stage without a report that failed", false, undefined, { passed: 0, failed: 1, skipped: 0 }],
    ["Vitest's tests", false, vitest, { passed: 2, failed: 3, skipped: 2 }],
    ["Playwright's tests", true, playwright, { passed: 3, failed: 0, skipped: 1 }],
    ["a failure that no test reports", false, playwright, { passed: 3, failed: 1, skipped: 1 }],
  ])("counts %s", (_says, succeeded, report, count) => {
    expect(countStage(succeeded, report)).toEqual(count);
  });
});

it("the summary is one line of numbers", () => {
  const counts = [
    { passed: 1, failed: 0, skipped: 70 },
    { passed: 40, failed: 2, skipped: 1 },
  ];
  expect(summary(counts)).toBe("41 passed, 2 failed, 71 skipped");
});
