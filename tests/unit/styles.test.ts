import { globSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "..", "..");

const filesIn = (pattern: string) => globSync(pattern, { cwd: root }).map((file) => file.replaceAll("\\", "/"));

/** What a file names as its stylesheets, in an import of either language. */
const sheetsOf = (file: string) =>
  [...readFileSync(join(root, file), "utf8").matchAll(/(?:import|from)\s[^;]*?["'](\.{1,2}\/[^"']+\.css)["']/g)].map(
    ([, sheet = ""]) => posix.join(posix.dirname(file), sheet),
  );

const sheets = filesIn("app/**/*.css");
const used = new Set(filesIn("app/**/*.{ts,tsx,css}").flatMap(sheetsOf));

it.each(sheets)("%s is used", (sheet) => {
  expect(used).toContain(sheet);
});
