import { writeFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { contentFolder } from "../site/folder.ts";
import { loadContent, partsOf } from "../site/load.ts";
import { checkLinks } from "./links/check-links.ts";

/**
 * `npm run check -- links [--fix] [--report FILE]`: checks every external link of the content
 * and saves the results in content/links.json. Needs the network.
 */
const options = { fix: { type: "boolean", default: false }, report: { type: "string" } } as const;
const { values, positionals } = parseArgs({ options, allowPositionals: true });
if (positionals.join() !== "links") {
  console.error("Say what to check: `npm run check -- links` checks every external link of the content.");
  process.exit(2);
}

const content = loadContent();
const isTerminal = process.stdout.isTTY;
const { report, exitCode } = await checkLinks({
  parts: partsOf(content),
  own: content.site.url,
  folder: contentFolder,
  tools: { fetch, wait },
  today: new Date().toISOString().slice(0, 10),
  fix: values.fix,
  progress: (done, all) => {
    if (isTerminal) process.stdout.write(`\r${done} of ${all} addresses`);
  },
});
console.log(isTerminal ? `\n\n${report}` : report);
if (values.report) writeFileSync(values.report, `${report}\n`);
process.exitCode = exitCode;
