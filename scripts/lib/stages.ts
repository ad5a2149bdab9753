import { caddy } from "./caddy.ts";
import { chromium, headlessShell } from "./chromium.ts";
import { firefox, webkit } from "./engines/find.ts";
import { nginx } from "./nginx.ts";
import type { Tool } from "./tools.ts";

export type Stage = {
  name: string;
  /** Several stages share a name; the part tells them apart. */
  part?: string;
  command: readonly string[];
  /** Long stages show their progress as they go; the others speak only when they fail. */
  live: boolean;
  /** A stage without a report counts as one test. */
  report?: "vitest" | "playwright";
  needs?: readonly Tool[];
  /** The tests of these programs are skipped where they cannot be had. */
  prefers?: readonly Tool[];
  /** These programs only make it quicker: without them nothing is skipped. */
  likes?: readonly Tool[];
  env?: Readonly<Record<string, string>>;
  /** The stage rests with the tests that know the shipped content's words. */
  sample?: boolean;
  /** It or the next leaves the processor time, so both run at the same time. */
  withNext?: boolean;
};

const script = (name: string) => ["npm", "run", "--silent", name];
/** What is tested was made by this very run. */
const build = [...script("build"), "--", "--force"];
const vitest = (...projects: string[]) => ["vitest", "run", ...projects.flatMap((name) => ["--project", name])];
const playwright = (...args: string[]) => ["playwright", "test", ...args];

const browser = { live: true, report: "playwright", needs: [chromium], likes: [headlessShell] } as const;
const served = { live: true, report: "vitest", prefers: [nginx, caddy] } as const;
const engines = { live: true, report: "vitest", prefers: [firefox, webkit] } as const;

/** The two owners farthest apart are asked what differs from owner to owner; the engine's tests are on a third. */
const owners = { tiny: ["every-page", "routes"], odd: ["bar", "every-page", "routes", "search", "shift"] };

const fixtureStages = Object.entries(owners).flatMap(([owner, specs]): Stage[] => {
  const files = specs.map((name) => `tests/site/browser/${name}.spec.ts`);
  const folder = `.cache/fixtures/${owner}`;
  const env = { CONTENT: `tests/fixtures/${owner}`, BUILD_DIR: folder, SITE_DIR: `${folder}/client`, PAGES: "kinds" };
  const at = (part: string) => ({ name: "fixtures", part: `${owner}, ${part}`, env });
  return [
    { ...at("build"), command: build, live: false },
    { ...at("built"), command: vitest("built"), live: true, report: "vitest" },
    { ...at("browser"), command: playwright(...files), ...browser },
  ];
});

/** What `npm test` runs, in this order; `npm test -- NAME` runs those of one name. */
export const stages: Stage[] = [
  { name: "format", command: ["prettier", "--check", "."], live: false, withNext: true },
  { name: "lint", command: script("lint"), live: false, withNext: true },
  { name: "types", command: script("types"), live: false, withNext: true },
  { name: "unit", command: vitest("unit", "spec"), live: true, report: "vitest", withNext: true },
  { name: "build", command: build, live: true },
  { name: "built", command: vitest("built", "serve"), ...served },
  { name: "browser", command: playwright(), ...browser },
  { name: "dev", command: playwright("-c", "playwright.dev.config.ts"), ...browser, withNext: true },
  { name: "engines", command: vitest("engines"), ...engines },
  {
    name: "offline",
    command: playwright("-c", "playwright.offline.config.ts"),
    ...browser,
    sample: true,
    withNext: true,
  },
  { name: "subpath", command: playwright("-c", "playwright.subpath.config.ts"), ...browser },
  ...fixtureStages,
];

/** Those of a group run at the same time; only the last of them can show its progress. */
export const groupsOf = (all: Stage[]): Stage[][] => {
  const groups: Stage[][] = [];
  for (const stage of all) {
    const last = groups.at(-1);
    if (last?.at(-1)?.withNext) last.splice(0, last.length, ...last.map((one) => ({ ...one, live: false })), stage);
    else groups.push([stage]);
  }
  return groups;
};

export type Count = { passed: number; failed: number; skipped: number };

type VitestReport = Record<
  "numPassedTests" | "numFailedTests" | "numFailedTestSuites" | "numPendingTests" | "numTodoTests",
  number
>;
type PlaywrightReport = { stats: Record<"expected" | "unexpected" | "flaky" | "skipped", number>; errors: unknown[] };

const readers: Record<NonNullable<Stage["report"]>, (report: unknown) => Count> = {
  vitest: (report) => {
    const counts = report as VitestReport;
    return {
      passed: counts.numPassedTests,
      // A file that cannot even be loaded has failed suites but no failed tests.
      failed: counts.numFailedTests || counts.numFailedTestSuites,
      skipped: counts.numPendingTests + counts.numTodoTests,
    };
  },
  playwright: (report) => {
    const { stats, errors } = report as PlaywrightReport;
    // A test that passed only when it was tried again has found something.
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length, skipped: stats.skipped };
  },
};

/** A failed stage counts at least one failure, whatever its report says. */
export const countStage = (stage: Stage, succeeded: boolean, report: unknown): Count => {
  const plain = { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1, skipped: 0 };
  if (!stage.report || report === undefined) return plain;
  const counted = readers[stage.report](report);
  return succeeded ? counted : { ...counted, failed: Math.max(1, counted.failed) };
};

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
  return `${total("passed")} passed, ${total("failed")} failed, ${total("skipped")} skipped`;
};
