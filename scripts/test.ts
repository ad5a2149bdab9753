import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { run, seconds } from "./lib/run.ts";
import { type Count, type Stage, countStage, stages, summary } from "./lib/stages.ts";
import { type Tool, needTool } from "./lib/tools.ts";

/**
 * `npm test` runs its stages up to the first that fails, `npm run test:full` all there are. `npm test -- STAGE …` runs one,
 * and what follows its name goes to its tool.
 */
const [name, ...extra] = process.argv.slice(2);
const isFull = name === "full";
const chosen = stages.filter((stage) => isFull || (name === undefined ? !stage.isFull : stage.name === name));
if (chosen.length === 0) {
  const names = new Set(stages.map((stage) => stage.name));
  console.error(`There is no stage "${name}": choose one of ${[...names].join(", ")}.`);
  process.exit(1);
}

// What an owner publishes may lie under a path or in a folder of its own; the tests choose theirs.
for (const variable of ["BASE_PATH", "BUILD_DIR"]) delete process.env[variable];

const problemsWith = async (tools: Tool[]): Promise<string[]> => {
  const problems: string[] = [];
  for (const tool of new Set(tools)) {
    const found = await needTool(tool);
    if ("problem" in found) problems.push(found.problem);
  }
  return problems;
};

const folder = mkdtempSync(join(tmpdir(), "site-test-"));

const runStage = async (stage: Stage, at: number): Promise<Count> => {
  console.log(`\n[${at + 1}/${chosen.length}] ${stage.name}: ${stage.command[0]}`);
  const file = join(folder, `${at}.xml`);
  const [command = "", ...args] = stage.command;
  if (stage.runner) args.push(...extra);
  if (stage.runner === "vitest") args.push("--reporter=default", "--reporter=junit", `--outputFile.junit=${file}`);
  if (stage.runner === "playwright") args.push(`--reporter=${process.stdout.isTTY ? "line" : "dot"},junit`);
  const env = { ...stage.env, PLAYWRIGHT_JUNIT_OUTPUT_FILE: file };
  const { code } = await run(command, args, { live: true, env });
  if (code !== 0) console.log(`\nStopped at the stage "${stage.name}" (npm test -- ${stage.name}).`);
  return countStage(code === 0, existsSync(file) ? readFileSync(file, "utf8") : undefined);
};

const began = performance.now();
const missing = await problemsWith(chosen.flatMap(({ needs = [] }) => needs));
const skipped = await problemsWith(chosen.flatMap(({ prefers = [] }) => (name === undefined ? [] : prefers)));
for (const problem of missing) console.error(problem);

const counts: Count[] = missing.map(() => ({ passed: 0, failed: 1, skipped: 0 }));
for (const [at, stage] of chosen.entries()) {
  if (counts.some(({ failed }) => failed > 0)) break;
  counts.push(await runStage(stage, at));
}
rmSync(folder, { recursive: true });

console.log(`\nTime taken: ${seconds(began)}`);
for (const problem of skipped) console.log(`Skipped: ${problem}`);
if (name === undefined) console.log("Firefox, WebKit, nginx and Caddy are asked by npm run test:full.");
console.log(summary(counts));
process.exitCode = counts.some(({ failed }) => failed > 0) ? 1 : 0;
