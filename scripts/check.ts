import { writeFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { openRunner } from "../render/runner.ts";
import { contentFolder } from "../site/folder.ts";

/** Replaces the line before. */
const progress = (line: string) => process.stderr.isTTY && process.stderr.write(`\r\u001b[K${line}`);

/**
 * `npm run check -- links [--fix] [--report FILE]`: checks every external link of the content, and saves the results in
 * content/links.json. The exit code is 1 if a link is newly dead, and 2 if nothing could be checked.
 */
const check = async (): Promise<number> => {
  const options = { fix: { type: "boolean" }, report: { type: "string" } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  if (positionals.join() !== "links") {
    throw new Error("Usage: npm run check -- links (checks every external link in the content)");
  }
  const { server, load } = await openRunner();
  try {
    const { loadContent, partsOf } = await load<typeof import("../site/load.ts")>("/site/load.ts");
    const { checkLinks } = await load<typeof import("./links/check-links.ts")>("/scripts/links/check-links.ts");
    const content = loadContent();
    const { report, exitCode } = await checkLinks({
      parts: partsOf(content),
      own: content.site.url,
      folder: contentFolder,
      tools: { fetch, wait, progress },
      today: new Date().toISOString().slice(0, 10),
      fix: values.fix ?? false,
    });
    progress("");
    console.log(report);
    if (values.report && exitCode !== 2) writeFileSync(values.report, `${report}\n`);
    return exitCode;
  } finally {
    await server.close();
  }
};

try {
  process.exitCode = await check();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
