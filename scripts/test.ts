import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { caddy } from "./lib/caddy.ts";
import { chromium } from "./lib/chromium.ts";
import { firefox, webkit } from "./lib/engines/find.ts";
import { nginx } from "./lib/nginx.ts";
import { run, seconds } from "./lib/run.ts";
import { type Count, type Stage, countStage, reportRequest, stages, summary } from "./lib/stages.ts";
import { needTool } from "./lib/tools.ts";

/** `npm test` and `npm run validate`: every stage in turn, up to the first that fails. */

/** Tests of these are skipped where they cannot be had. */
const optional = [nginx, caddy, firefox, webkit];

const runStage = async (stage: Stage, title: string, folder: string, browser: string): Promise<Count> => {
  const began = performance.now();
  const file = join(folder, `${stage.script.replace(":", "-")}.json`);
  const { args, env } = reportRequest(stage, file, process.stdout.isTTY);
  console.log(stage.live ? `\n${title}` : title);
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  const command = ["run", "--silent", stage.script, ...(args.length > 0 ? ["--", ...args] : [])];
  const { code, output } = await run(npm, command, { live: stage.live, env: { ...env, CHROMIUM: browser } });
  if (code !== 0 && output !== "") console.log(output.trimEnd());
  const report = existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as unknown) : undefined;
  const count = countStage(stage, code === 0, report);
  if (count.failed > 0) console.log(`\nStopped at the stage "${stage.script}" (npm run ${stage.script}).`);
  else if (stage.live) console.log(`${title}: done in ${seconds(began)}`);
  return count;
};

const began = performance.now();
const browser = await needTool(chromium);
if ("problem" in browser) {
  console.error(browser.problem);
  console.log(summary([{ passed: 0, failed: 1, skipped: 0 }]));
  process.exit(1);
}

const skipped: string[] = [];
for (const tool of optional) {
  const found = await needTool(tool);
  if ("problem" in found) skipped.push(`Skipped: ${found.problem}`);
}

const folder = mkdtempSync(join(tmpdir(), "site-test-"));
const counts: Count[] = [];
for (const [index, stage] of stages.entries()) {
  const count = await runStage(stage, `[${index + 1}/${stages.length}] ${stage.script}`, folder, browser.path);
  counts.push(count);
  if (count.failed > 0) break;
}
rmSync(folder, { recursive: true });

console.log(`\nTime taken: ${seconds(began)}`);
for (const line of skipped) console.log(line);
console.log(summary(counts));
process.exitCode = counts.some((count) => count.failed > 0) ? 1 : 0;
