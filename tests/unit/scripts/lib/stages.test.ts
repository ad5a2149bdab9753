import { basename, dirname, join } from "node:path";
import { existsSync, globSync, readFileSync, readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type Stage, countStage, groupsOf, reportRequest, stages, summary } from "../../../../scripts/lib/stages.ts";

const vitest: Stage = { name: "unit", command: ["vitest"], live: true, report: "vitest" };
const playwright: Stage = { name: "browser", command: ["playwright"], live: true, report: "playwright" };
const plain: Stage = { name: "lint", command: ["oxlint"], live: false };

const vitestProjects = [...readFileSync("vitest.config.ts", "utf8").matchAll(/\bname: "(\w+)"/g)].map(
  ([, name]) => name,
);

const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };

describe("the commands of a fresh copy", () => {
  // A shell remembers where it found `node`: after `&&` it would run the machine's old one again.
  it.each([
    ["start", "start.ts"],
    ["dev", "dev.ts"],
    ["test", "test.ts"],
    ["test:engines", "test.ts engines"],
    ["serve", "serve.ts"],
  ])("npm's script %s sets up and goes on with the project's own Node in one call", (name, file) => {
    expect(scripts[name]).toBe(`node scripts/setup.mjs scripts/${file}`);
  });
});

describe("groupsOf", () => {
  it("lets a stage that may run with the next do so, which alone shows its progress", () => {
    const waiting: Stage = { ...playwright, withNext: true };
    const groups = groupsOf([plain, waiting, vitest, playwright]);
    expect(groups).toEqual([[plain], [{ ...waiting, live: false }, vitest], [playwright]]);
  });

  it("shows the progress of one that runs alone", () => {
    const waiting: Stage = { ...playwright, withNext: true };
    expect(groupsOf([waiting])).toEqual([[waiting]]);
  });
});

/** A file and all tests that it imports, without what it imports only when it needs it. */
const importsFrom = (file: string, found = new Set<string>()): Set<string> => {
  if (found.has(file) || !file.startsWith("tests")) return found;
  found.add(file);
  for (const [, name = ""] of readFileSync(file, "utf8").matchAll(/ from "(\.[^"]+\.ts)"/g))
    importsFrom(join(dirname(file), name), found);
  return found;
};

describe("what is asked of every owner", () => {
  it("is not read together with what only the shipped content has", () => {
    const files = globSync(["tests/site/**/*.ts", "tests/engines/*.test.ts"]);
    expect(files.length).toBeGreaterThan(20);
    const lost = files.filter((file) => importsFrom(file).has(join("tests", "support", "sample.ts")));
    expect(lost).toEqual([]);
  });
});

describe("the stages of npm test", () => {
  const names = [...new Set(stages.map(({ name }) => name))];
  const own = stages.filter(({ part }) => part === undefined);
  const fixtures = stages.filter(({ name }) => name === "fixtures");

  it("have names of their own, and run programs and npm scripts that are there", () => {
    const titles = stages.map(({ name, part }) => `${name} ${part ?? ""}`);
    expect(new Set(titles).size).toBe(titles.length);
    for (const { command } of stages) {
      const [program = "", , , script = ""] = command;
      if (program === "npm") expect(scripts).toHaveProperty([script]);
      else expect(existsSync(`node_modules/.bin/${program}`), program).toBe(true);
    }
  });

  it("are all that is tested, each project and each configuration once", () => {
    const commands = own.map(({ command }) => command.join(" "));
    const projects = commands.flatMap((line) => [...line.matchAll(/--project (\w+)/g)].map(([, project]) => project));
    expect(projects.toSorted()).toEqual(vitestProjects.toSorted());
    const configs = commands.flatMap((line) => /-c (\S+)/.exec(line)?.[1] ?? []);
    expect(configs.toSorted()).toEqual(globSync("playwright.*.config.ts").toSorted());
  });

  it("build and try two other owners, each in a folder of its own", () => {
    const owners = [...new Set(fixtures.map(({ env }) => basename(env?.["CONTENT"] ?? "")))];
    expect(owners).toEqual(["tiny", "odd"]);
    expect(readdirSync("tests/fixtures")).toEqual(expect.arrayContaining(owners));
    for (const owner of owners) {
      const mine = fixtures.filter(({ env }) => env?.["CONTENT"] === `tests/fixtures/${owner}`);
      const folders = mine.map(({ env }) => `${env?.["BUILD_DIR"]} ${env?.["SITE_DIR"]}`);
      expect(folders).toEqual(mine.map(() => `.cache/fixtures/${owner} .cache/fixtures/${owner}/client`));
      expect(mine[0]?.command).toContain("build");
      expect(mine.slice(1).every(({ report }) => report)).toBe(true);
    }
    for (const file of fixtures.flatMap(({ command }) => command.filter((part) => part.endsWith(".ts")))) {
      expect(existsSync(file), file).toBe(true);
    }
  });

  it("are listed in the README", () => {
    const [, list = ""] = /The stages are ([^;]+);/.exec(readFileSync("README.md", "utf8")) ?? [];
    expect([...list.matchAll(/`(\w+)`/g)].map(([, name]) => name)).toEqual(names);
  });

  it("build anew before they test what was built", () => {
    const builds = stages.map(({ command }) => command.join(" ")).filter((line) => / build\b/.test(line));
    expect(builds).toHaveLength(3);
    expect(builds.every((line) => line.endsWith(" -- --force"))).toBe(true);
    for (const name of ["built", "browser", "engines", "offline"]) {
      expect(names.indexOf("build")).toBeLessThan(names.indexOf(name));
    }
  });
});

const vitestReport = {
  numPassedTests: 7,
  numFailedTests: 0,
  numFailedTestSuites: 0,
  numPendingTests: 0,
  numTodoTests: 0,
};
const playwrightReport = { stats: { expected: 5, flaky: 0, unexpected: 0, skipped: 0 }, errors: [] };
const browserStats = (stats: Partial<(typeof playwrightReport)["stats"]>) => ({
  ...playwrightReport,
  stats: { ...playwrightReport.stats, ...stats },
});

type Counting = { what: string; stage: Stage; succeeded: boolean; report?: unknown; counts: [number, number, number] };

const countings: Counting[] = [
  { what: "a stage without tests that passed", stage: plain, succeeded: true, counts: [1, 0, 0] },
  { what: "a stage without tests that failed", stage: plain, succeeded: false, counts: [0, 1, 0] },
  { what: "unit tests", stage: vitest, succeeded: true, report: vitestReport, counts: [7, 0, 0] },
  {
    what: "failed unit tests",
    stage: vitest,
    succeeded: false,
    report: { ...vitestReport, numFailedTests: 2, numFailedTestSuites: 3 },
    counts: [7, 2, 0],
  },
  {
    what: "unit tests that are skipped or yet to be written",
    stage: vitest,
    succeeded: true,
    report: { ...vitestReport, numPendingTests: 70, numTodoTests: 2 },
    counts: [7, 0, 72],
  },
  {
    what: "a test file that cannot load",
    stage: vitest,
    succeeded: false,
    report: { ...vitestReport, numFailedTestSuites: 1 },
    counts: [7, 1, 0],
  },
  { what: "a test run that left no report", stage: vitest, succeeded: false, counts: [0, 1, 0] },
  { what: "a failure that no test reports", stage: vitest, succeeded: false, report: vitestReport, counts: [7, 1, 0] },
  { what: "browser tests", stage: playwright, succeeded: true, report: playwrightReport, counts: [5, 0, 0] },
  {
    what: "skipped browser tests",
    stage: playwright,
    succeeded: true,
    report: browserStats({ skipped: 3 }),
    counts: [5, 0, 3],
  },
  {
    what: "a flaky browser test as a failure, though the tool is content",
    stage: playwright,
    succeeded: true,
    report: browserStats({ flaky: 1 }),
    counts: [5, 1, 0],
  },
  {
    what: "a failed browser set-up",
    stage: playwright,
    succeeded: false,
    report: { ...browserStats({ expected: 0 }), errors: [{}] },
    counts: [0, 1, 0],
  },
];

describe("countStage", () => {
  it.each(countings)("counts $what", ({ stage, succeeded, report, counts: [passed, failed, skipped] }) => {
    expect(countStage(stage, succeeded, report)).toEqual({ passed, failed, skipped });
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
      { passed: 1, failed: 0, skipped: 70 },
      { passed: 40, failed: 2, skipped: 1 },
    ];
    expect(summary(counts)).toBe("41 passed, 2 failed, 71 skipped");
  });
});
