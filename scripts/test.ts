import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { missingChromium } from "./lib/chromium.ts";
import { type Count, type Stage, countStage, fullStages, stages, summary } from "./lib/stages.ts";

/**
 * `npm test` runs its stages until one fails, `npm run test:full` runs more of them. `npm test -- STAGE …` runs one, and
 * passes further arguments to its tool.
 */
const [name, ...extra] = process.argv.slice(2);
const all = [...stages, ...fullStages];
const named = all.flat().filter(([stage]) => stage === name);
const chosen = name === undefined ? stages : name === "full" ? all : named.map((stage) => [stage]);
if (chosen.length === 0) {
  console.error(
    `There is no stage "${name}": choose one of ${all
      .flat()
      .map(([stage]) => stage)
      .join(", ")}.`,
  );
  process.exit(1);
}

// The owner may have set these for publishing; the tests use their own values.
for (const variable of ["BASE_PATH", "BUILD_DIR"]) delete process.env[variable];

const folder = mkdtempSync(join(tmpdir(), "site-test-"));

/** A stage that runs alone writes straight to the terminal, the others when they end. */
const runStage = async ([stage, line, env]: Stage, isAlone: boolean): Promise<Count> => {
  const [command = "", ...args] = [...line.split(" "), ...extra];
  const report = join(folder, `${stage}.xml`);
  if (command === "vitest") args.push("--reporter=default", "--reporter=junit", `--outputFile.junit=${report}`);
  if (command === "playwright") args.push(`--reporter=${process.stdout.isTTY ? "line" : "dot"},junit`);
  const variables = { ...process.env, ...env, PLAYWRIGHT_JUNIT_OUTPUT_FILE: report };
  const log = join(folder, `${stage}.log`);
  const output = isAlone ? "inherit" : openSync(log, "w");
  // On Windows, tools are command files, which only a shell can run.
  const shell = process.platform === "win32";
  const child = spawn(command, args, { stdio: ["inherit", output, output], env: variables, shell });
  const [status] = await once(child, "close");
  if (!isAlone) console.log(`\n${stage}\n${readFileSync(log, "utf8").trim()}`);
  if (status !== 0) console.log(`\nThe stage "${stage}" failed (npm test -- ${stage}).`);
  return countStage(status === 0, existsSync(report) ? readFileSync(report, "utf8") : undefined);
};

const began = performance.now();
const needsBrowser = chosen.flat().some(([, command]) => command.startsWith("playwright"));
const missing = needsBrowser ? missingChromium() : undefined;
if (missing !== undefined) console.error(missing);

const counts: Count[] = missing === undefined ? [] : [{ passed: 0, failed: 1, skipped: 0 }];
for (const [at, group] of chosen.entries()) {
  if (counts.some(({ failed }) => failed > 0)) break;
  console.log(`\n[${at + 1}/${chosen.length}] ${group.map(([stage]) => stage).join(", ")}`);
  counts.push(...(await Promise.all(group.map((stage) => runStage(stage, group.length === 1)))));
}
rmSync(folder, { recursive: true });

console.log(`\nTime taken: ${((performance.now() - began) / 1000).toFixed(1)} s`);
if (name === undefined)
  console.log("npm run test:full also covers Firefox, WebKit, nginx, Caddy, and edge-case content.");
console.log(summary(counts));
process.exitCode = counts.some(({ failed }) => failed > 0) ? 1 : 0;
