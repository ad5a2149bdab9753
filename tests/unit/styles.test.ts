import { globSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { type Declaration, parse } from "postcss";
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

/** What belongs to a picture or to the window's scrollbar, which no language turns round. */
const sided = new Set([
  "app/ui/masthead/masthead.module.css inset: 0 auto auto 50%",
  "app/shell/nav-bar/menu.module.css inset: var(--bar) max(0px, var(--scrollbar, 0px)) 0 0",
]);

/** The parts of a value, without those inside of brackets. */
const partsOf = (value: string) => value.match(/(?:[^\s()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+/g) ?? [];

const sidedIn = (file: string) => {
  const found: string[] = [];
  parse(readFileSync(join(root, file), "utf8")).walkDecls(
    /^(inset|margin|padding)$/,
    ({ prop, value }: Declaration) => {
      const [, right, , left] = partsOf(value);
      if (left !== undefined && left !== right) found.push(`${file} ${prop}: ${value}`);
    },
  );
  return found;
};

// The linter keeps single sides out of styles; what four values say at once it cannot tell apart.
it("no shorthand gives left and right different room, since lines run to the left in some languages", () => {
  const found = filesIn("{app,offline,site}/**/*.css").flatMap(sidedIn);
  expect(found.filter((line) => !sided.has(line))).toEqual([]);
  expect(
    [...sided].filter((line) => !found.includes(line)),
    "exceptions that are gone",
  ).toEqual([]);
});

// A module's names are made anew, its ids with them, so such a rule holds for nothing.
it.each(stylesheets.filter((file) => file.endsWith(".module.css")))("%s names no id", (file) => {
  const found: string[] = [];
  parse(readFileSync(join(root, file), "utf8")).walkRules(({ selector }) => {
    if (selector.includes("#")) found.push(selector);
  });
  expect(found).toEqual([]);
});
