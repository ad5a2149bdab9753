import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { run, seconds } from "./lib/run.ts";
import { type Count, type Stage, countStage, groupsOf, reportRequest, stages, summary } from "./lib/stages.ts";
import { differences, restingLine } from "./lib/sample.ts";
import { type Tool, needTool } from "./lib/tools.ts";

/**
 * `npm test` runs every stage in turn, up to the first that fails; `npm test -- STAGE …` runs one, and what follows its
 * name goes to its tool.
 */

const runStage = async (stage: Stage, title: string, folder: string, extra: string[]): Promise<Count> => {
  const began = performance.now();
  const file = join(folder, `${title.replaceAll(/\W+/g, "-")}.json`);
  const { args, env } = reportRequest(stage, file, process.stdout.isTTY);
  console.log(stage.live ? `\n${title}` : title);
  const [program = "", ...rest] = stage.command;
  const command = process.platform === "win32" ? `${program}.cmd` : program;
  const given = stage.report || !stage.part ? extra : [];
  const { code, output } = await run(command, [...rest, ...given, ...args], {
    live: stage.live,
    env: { ...stage.env, ...env },
  });
  if (code !== 0 && output !== "") console.log(output.trimEnd());
  const report = existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as unknown) : undefined;
  const count = countStage(stage, code === 0, report);
  if (count.failed > 0) console.log(`\nStopped at the stage "${stage.name}" (npm test -- ${stage.name}).`);
  else if (stage.live || stage.withNext) console.log(`${title}: done in ${seconds(began)}`);
  return count;
};

const problemsWith = async (tools: readonly Tool[]): Promise<string[]> => {
  const problems: string[] = [];
  for (const tool of new Set(tools)) {
    const found = await needTool(tool);
    if ("problem" in found) problems.push(found.problem);
  }
  return problems;
};

// What an owner publishes may lie under a path or in a folder of its own; the tests choose theirs.
for (const name of ["BASE_PATH", "BUILD_DIR"]) delete process.env[name];

const began = performance.now();
const [name, ...extra] = process.argv.slice(2);
const differing = differences();
const named = stages.filter((stage) => name === undefined || stage.name === name);
const chosen = named.filter(({ sample }) => !sample || differing.length === 0);
if (named.length === 0) {
  const names = new Set(stages.map((stage) => stage.name));
  console.error(`There is no stage "${name}": choose one of ${[...names].join(", ")}.`);
  process.exit(1);
}

const missing = await problemsWith(chosen.flatMap(({ needs = [] }) => needs));
if (missing.length > 0) {
  for (const problem of missing) console.error(problem);
  console.log(summary([{ passed: 0, failed: 1, skipped: 0 }]));
  process.exit(1);
}
await problemsWith(chosen.flatMap(({ likes = [] }) => likes));
const skipped = await problemsWith(chosen.flatMap(({ prefers = [] }) => prefers));

const folder = mkdtempSync(join(tmpdir(), "site-test-"));
const counts: Count[] = [];
let started = 0;
for (const group of groupsOf(chosen)) {
  const running = group.map((stage) => {
    const told = stage.part ? `${stage.name}: ${stage.part}` : stage.name;
    return runStage(stage, `[${++started}/${chosen.length}] ${told}`, folder, extra);
  });
  counts.push(...(await Promise.all(running)));
  if (counts.some(({ failed }) => failed > 0)) break;
}
rmSync(folder, { recursive: true });

console.log(`\nTime taken: ${seconds(began)}`);
for (const problem of skipped) console.log(`Skipped: ${problem}`);
if (differing.length > 0) console.log(restingLine(differing));
console.log(summary(counts));
process.exitCode = counts.some((count) => count.failed > 0) ? 1 : 0;
