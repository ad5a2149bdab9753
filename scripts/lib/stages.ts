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

const playwright = (...projects: string[]): Stage => ({
  name: projects.join(" and "),
  command: ["playwright", "test", ...projects.flatMap((project) => ["--project", project])],
  runner: "playwright",
  needs: [chromium],
});

/** A site to test is built in a folder of its own, so that what an owner has built stays as it is. */
const build = (name: string, env: Record<string, string> = {}): Stage => ({
  name: `build ${name}`,
  command: ["node", "scripts/build.ts"],
  env,
});

const whole = { CONTENT: "tests/fixtures/whole" };
const odd = { CONTENT: "tests/fixtures/odd", BUILD_DIR: ".cache/test/odd", SITE_DIR: ".cache/test/odd/client" };
const full = (stage: Stage): Stage => ({ ...stage, isFull: true });

/** What is tested was made by this very run. */
export const stages: Stage[] = [
  { name: "format", command: ["prettier", "--check", "."] },
  { name: "lint", command: ["npm", "run", "--silent", "lint"] },
  { name: "types", command: ["tsc"] },
  vitest("unit", "unit", "spec"),
  build("shipped"),
  build("whole", { ...whole, BUILD_DIR: ".cache/test/whole" }),
  build("subpath", { ...whole, BUILD_DIR: ".cache/test/subpath", BASE_PATH: "/atlas" }),
  vitest("built", "built"),
  playwright("browser", "offline", "subpath", "shipped"),
  playwright("dev"),
  full(vitest("sample", "sample")),
  full({ ...vitest("hosts", "hosts"), prefers: [nginx, caddy] }),
  full({ ...vitest("engines", "engines"), prefers: [firefox, webkit] }),
  full(build("odd", odd)),
  full({ ...playwright("shipped"), name: "odd", env: odd }),
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
