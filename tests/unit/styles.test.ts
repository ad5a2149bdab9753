import { globSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "..", "..");

const filesIn = (pattern: string) => globSync(pattern, { cwd: root }).map((file) => file.replaceAll("\\", "/"));

/** What a file names as its stylesheets, in an import of either language. */
const stylesheetsOf = (file: string) =>
  [...readFileSync(join(root, file), "utf8").matchAll(/(?:import|from)\s[^;]*?["'](\.{1,2}\/[^"']+\.css)["']/g)].map(
    ([, stylesheet = ""]) => posix.join(posix.dirname(file), stylesheet),
  );

const stylesheets = filesIn("app/**/*.css");
const used = new Set(filesIn("app/**/*.{ts,tsx,css}").flatMap(stylesheetsOf));

it.each(stylesheets)("%s is used", (stylesheet) => {
  expect(used).toContain(stylesheet);
});
