/** What `npm test` runs, in this order. Each stage is an npm script of the same name. */
export type Stage = {
  script: string;
  /** Long stages show their progress as they go; the others speak only when they fail. */
  live: boolean;
  /** Which tool's report counts the tests; a stage without one counts as one. */
  report?: "vitest" | "playwright";
};

export const stages: Stage[] = [
  { script: "format", live: false },
  { script: "lint", live: false },
  { script: "lint:css", live: false },
  { script: "types", live: false },
  { script: "unused", live: false },
  { script: "test:unit", live: true, report: "vitest" },
  { script: "build", live: true },
  { script: "test:built", live: true, report: "vitest" },
  { script: "test:browser", live: true, report: "playwright" },
  { script: "test:offline", live: true, report: "playwright" },
  { script: "test:subpath", live: true, report: "playwright" },
];

export type Count = { passed: number; failed: number };

type VitestReport = { numPassedTests: number; numFailedTests: number; numFailedTestSuites: number };
type PlaywrightReport = { stats: { expected: number; flaky: number; unexpected: number }; errors: unknown[] };

const readers: Record<NonNullable<Stage["report"]>, (report: unknown) => Count> = {
  vitest: (report) => {
    const { numPassedTests, numFailedTests, numFailedTestSuites } = report as VitestReport;
    // A file that cannot even be loaded has failed suites but no failed tests.
    return { passed: numPassedTests, failed: numFailedTests || numFailedTestSuites };
  },
  playwright: (report) => {
    const { stats, errors } = report as PlaywrightReport;
    return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
  },
};

/** The tests of a stage; a failed stage counts at least one failure, whatever its report says. */
export const countStage = (stage: Stage, succeeded: boolean, report: unknown): Count => {
  const plain = succeeded ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  if (!stage.report || report === undefined) return plain;
  const counted = readers[stage.report](report);
  return succeeded ? counted : { ...counted, failed: Math.max(1, counted.failed) };
};

/** How to ask a stage's tool for its report, beside what it shows on the screen. */
export const reportRequest = (
  stage: Stage,
  file: string,
  terminal: boolean,
): { args: string[]; env: Record<string, string> } => {
  if (stage.report === "vitest") {
    return { args: ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`], env: {} };
  }
  if (stage.report === "playwright") {
    return { args: [`--reporter=${terminal ? "line" : "dot"},json`], env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file } };
  }
  return { args: [], env: {} };
};

export const summary = (counts: Count[]): string => {
  const total = (key: keyof Count) => counts.reduce((sum, count) => sum + count[key], 0);
  return `${total("passed")} passed, ${total("failed")} failed`;
};
