import { chromium } from "./chromium.ts";
import { firefox, webkit } from "./engines/find.ts";
import type { Tool } from "./tools.ts";
import { caddy, nginx } from "./web-servers.ts";

export type Stage = {
  name: string;
  command: string[];
  runner?: "vitest" | "playwright";
  needs?: Tool[];
  /** Its tests of these programs are skipped where they cannot be had. */
  prefers?: Tool[];
  env?: Record<string, string>;
  /** A part of `npm run test:full`, and not of `npm test`. */
  isFull?: boolean;
};

const vitest = (name: string, ...projects: string[]): Stage => ({
  name,
  command: ["vitest", "run", ...projects.flatMap((project) => ["--project", project])],
  runner: "vitest",
});

const playwright = (name: string, config = `playwright.${name}.config.ts`, ...files: string[]): Stage => ({
  name,
  command: ["playwright", "test", "-c", config, ...files],
  runner: "playwright",
  needs: [chromium],
});

const build: Stage = { name: "build", command: ["node", "scripts/build.ts"] };

/** What holds for any site, asked of another owner's. */
const fixture = (owner: string, specs: string[], isFull: boolean): Stage[] => {
  const folder = `.cache/fixtures/${owner}`;
  const env = { CONTENT: `tests/fixtures/${owner}`, BUILD_DIR: folder, SITE_DIR: `${folder}/client`, PAGES: "kinds" };
  const files = specs.map((spec) => `tests/site/browser/${spec}.spec.ts`);
  const stages = [build, vitest("built", "built"), playwright("browser", "playwright.config.ts", ...files)];
  return stages.map((stage) => ({ ...stage, name: owner, env, isFull }));
};

/** What is tested was made by this very run. */
export const stages: Stage[] = [
  { name: "format", command: ["prettier", "--check", "."] },
  { name: "lint", command: ["npm", "run", "--silent", "lint"] },
  { name: "types", command: ["tsc"] },
  vitest("unit", "unit", "spec"),
  build,
  vitest("built", "built"),
  playwright("browser", "playwright.config.ts"),
  playwright("offline"),
  playwright("dev"),
  playwright("subpath"),
  ...fixture("tiny", ["every-page", "routes"], false),
  { ...vitest("hosts", "hosts"), prefers: [nginx, caddy], isFull: true },
  { ...vitest("engines", "engines"), prefers: [firefox, webkit], isFull: true },
  ...fixture("odd", ["bar", "every-page", "routes", "search", "shift"], true),
];

export type Count = { passed: number; failed: number; skipped: number };

/** Both runners write JUnit's XML; a stage without a report is one test. A failed stage has at least one failure. */
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
