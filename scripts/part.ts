import { readdirSync } from "node:fs";
import { join } from "node:path";
import { run } from "./lib/run.ts";

/** `npm run check|bench|make -- PART …`: runs the script of that name in the folder of the command. */
const [command = "", ...given] = process.argv.slice(2);
const folder = join(import.meta.dirname, command);
const parts = readdirSync(folder)
  .filter((name) => name.endsWith(".ts"))
  .map((name) => name.slice(0, -3));

const usual: Record<string, string> = { bench: "site" };

const isNamed = given[0] !== undefined && !given[0].startsWith("-");
const [part = "", ...args] = isNamed ? given : [usual[command] ?? "", ...given];

if (parts.includes(part)) {
  const { code } = await run(process.execPath, [join(folder, `${part}.ts`), ...args], { live: true });
  process.exitCode = code;
} else {
  console.error(`Say which: npm run ${command} -- ${parts.join(" | ")}`);
  process.exitCode = 1;
}
