import { readFileSync } from "node:fs";
import { join } from "node:path";
import { mustBeMended, readAudit } from "../lib/advisories.ts";
import { root, run } from "../lib/run.ts";

/** `npm run check -- advisories`: asks the registry for known weaknesses of the dependencies. Needs the network. */

const npm = process.platform === "win32" ? "npm.cmd" : "npm";
const { output } = await run(npm, ["audit", "--json", "--loglevel=silent"]);
const lock = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as Parameters<typeof readAudit>[1];
const audit = readAudit(output, lock);

if ("unanswered" in audit) {
  // On GitHub this shows at the run, which is green: a check that could not be made must not pass unseen.
  const mark = process.env["GITHUB_ACTIONS"] ? "::warning::" : "";
  console.log(`${mark}The registry does not answer audit requests (${audit.unanswered}): nothing was checked.`);
} else {
  const grave = audit.advisories.filter(mustBeMended);
  for (const { name, severity, title, url, shipped } of audit.advisories) {
    console.log(`${name} (${severity}${shipped ? ", shipped" : ", a tool"}): ${title} ${url}`);
  }
  console.log(`${audit.advisories.length} advisories, ${grave.length} to be mended now.`);
  process.exitCode = grave.length > 0 ? 1 : 0;
}
