/** Name, command and environment variables. */
export type Stage = [name: string, command: string, env?: Record<string, string>];

const whole = { CONTENT: "tests/fixtures/whole" };
const odd = { CONTENT: "tests/fixtures/odd", BUILD_DIR: ".cache/test/odd", SITE_DIR: ".cache/test/odd/client" };

/**
 * The stages of `npm test` in order. Those of a group run at the same time, where one alone would leave a core idle. The
 * subpath's site takes the pictures and cards of build-whole from the cache.
 */
export const stages: Stage[][] = [
  [
    ["format", "prettier --check ."],
    ["lint", "npm run --silent lint"],
    ["unit", "vitest run --project unit --project spec"],
  ],
  [
    ["build", "node scripts/build.ts"],
    ["build-whole", "node scripts/build.ts", { ...whole, BUILD_DIR: ".cache/test/whole" }],
  ],
  [
    ["build-subpath", "node scripts/build.ts", { ...whole, BUILD_DIR: ".cache/test/subpath", BASE_PATH: "/atlas" }],
    ["built", "vitest run --project built"],
  ],
  [["browser", "playwright test"]],
];

/** `npm run test:full` runs these too. Tests of programs that are not installed are skipped. */
export const fullStages: Stage[][] = [
  [["depth", "playwright test --project browser --project offline --project dev --grep @full", { EVERYTHING: "1" }]],
  [["every-page", "playwright test --project shipped", { EVERYTHING: "1" }]],
  [["sample", "vitest run --project sample"]],
  [["hosts", "vitest run --project hosts"]],
  [["engines", "vitest run --project engines"]],
  [["build-odd", "node scripts/build.ts", odd]],
  [["built-odd", "vitest run --project built", odd]],
  [["odd", "playwright test --project shipped", { ...odd, EVERYTHING: "1" }]],
];

export type Count = { passed: number; failed: number; skipped: number };

/** Both runners write JUnit XML; a stage without a report counts as one test. A failed stage has at least one failure. */
export const countStage = (succeeded: boolean, report?: string): Count => {
  if (report === undefined) return { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1, skipped: 0 };
  const suites = report.match(/<testsuite [^>]*>/g) ?? [];
  const total = (key: string) =>
    suites.reduce((sum, suite) => sum + Number(new RegExp(` ${key}="(\\d+)"`).exec(suite)?.[1] ?? 0), 0);
  const [failed, skipped] = [total("failures") + total("errors"), total("skipped")];
  return { passed: total("tests") - failed - skipped, failed: succeeded ? failed : Math.max(1, failed), skipped };
};

export const summary = (counts: Count[]): string => {
  const total = (key: keyof Count) => counts.reduce((sum, count) => sum + count[key], 0);
  return `${total("passed")} passed, ${total("failed")} failed, ${total("skipped")} skipped`;
};
