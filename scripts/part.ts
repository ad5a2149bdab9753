import { readdirSync } from "node:fs";
import { join } from "node:path";
import { run } from "./lib/run.ts";

/** `npm run check|make -- PART …`: runs the script of that name in the folder of the command. */
const [command = "", part = "", ...args] = process.argv.slice(2);
const folder = join(import.meta.dirname, command);
const parts = readdirSync(folder)
  .filter((name) => name.endsWith(".ts"))
  .map((name) => name.slice(0, -3));

if (parts.includes(part)) {
  const { code } = await run(process.execPath, [join(folder, `${part}.ts`), ...args], { live: true });
  process.exitCode = code;
} else {
  console.error(`Say which: npm run ${command} -- ${parts.join(" | ")}`);
  process.exitCode = 1;
}
