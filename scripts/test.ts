import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { missingChromium } from "./lib/chromium.ts";
import { type Count, countStage, fullStages, stages, summary } from "./lib/stages.ts";

/**
 * `npm test` runs its stages until one fails, `npm run test:full` runs more of them. `npm test -- STAGE …` runs one, and
 * passes further arguments to its tool.
 */
const [name, ...extra] = process.argv.slice(2);
const all = [...stages, ...fullStages];
const chosen = name === undefined ? stages : name === "full" ? all : all.filter(([stage]) => stage === name);
if (chosen.length === 0) {
  console.error(`There is no stage "${name}": choose one of ${all.map(([stage]) => stage).join(", ")}.`);
  process.exit(1);
}

// The owner may have set these for publishing; the tests use their own values.
for (const variable of ["BASE_PATH", "BUILD_DIR"]) delete process.env[variable];

const began = performance.now();
const missing = chosen.some(([, command]) => command.startsWith("playwright")) ? missingChromium() : undefined;
if (missing !== undefined) console.error(missing);

const folder = mkdtempSync(join(tmpdir(), "site-test-"));
const counts: Count[] = missing === undefined ? [] : [{ passed: 0, failed: 1, skipped: 0 }];
for (const [at, [stage, line, env]] of chosen.entries()) {
  if (counts.some(({ failed }) => failed > 0)) break;
  console.log(`\n[${at + 1}/${chosen.length}] ${stage}`);
  const [command = "", ...args] = [...line.split(" "), ...extra];
  const report = join(folder, `${at}.xml`);
  if (command === "vitest") args.push("--reporter=default", "--reporter=junit", `--outputFile.junit=${report}`);
  if (command === "playwright") args.push(`--reporter=${process.stdout.isTTY ? "line" : "dot"},junit`);
  const variables = { ...process.env, ...env, PLAYWRIGHT_JUNIT_OUTPUT_FILE: report };
  const { status } = spawnSync(command, args, { stdio: "inherit", env: variables });
  if (status !== 0) console.log(`\nStopped at the stage "${stage}" (npm test -- ${stage}).`);
  counts.push(countStage(status === 0, existsSync(report) ? readFileSync(report, "utf8") : undefined));
}
rmSync(folder, { recursive: true });

console.log(`\nTime taken: ${((performance.now() - began) / 1000).toFixed(1)} s`);
if (name === undefined)
  console.log("npm run test:full also covers Firefox, WebKit, nginx, Caddy and edge-case content.");
console.log(summary(counts));
process.exitCode = counts.some(({ failed }) => failed > 0) ? 1 : 0;
