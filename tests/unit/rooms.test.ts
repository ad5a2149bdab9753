import { spawnSync } from "node:child_process";
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { floors, roomRules, rooms } from "../../rooms.ts";

const readme = readFileSync("README.md", "utf8");
const tableOf = (heading: string) => {
  const [, rest = ""] = readme.split(`| ${heading}`);
  return rest.split("\n\n")[0]?.split("\n").slice(2) ?? [];
};
const cell = (row: string, at: number) => row.split("|")[at + 1]?.trim() ?? "";
const named = (text: string) => [...text.matchAll(/`([\w./]+?)\/?`/g)].map((match) => match[1]);

describe("the map in the README", () => {
  const rows = tableOf("room");

  it("names the rooms in their order", () => {
    expect(rows.map((row) => named(cell(row, 0))[0])).toEqual(rooms.map(({ folder }) => folder));
  });

  it.each(rooms)("says what $folder uses", ({ folder, uses, types = [] }) => {
    const row = rows.find((line) => named(cell(line, 0))[0] === folder) ?? "";
    expect(named(cell(row, 2)).toSorted()).toEqual([...uses, ...types].toSorted());
  });

  it("names the floors of app in their order", () => {
    expect(tableOf("floor").map((row) => named(cell(row, 0))[0])).toEqual(floors.map((floor) => `app/${floor}`));
  });
});

describe("the folders", () => {
  const folders = (path: string) =>
    readdirSync(path, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith("."))
      .map(({ name }) => name);

  it("are the rooms, and what is no code of the site", () => {
    const others = ["bench", "build", "docs", "node_modules", "test-results", "tests"];
    const known = new Set([...rooms.map(({ folder }) => folder), ...others]);
    expect(folders(".").filter((name) => !known.has(name))).toEqual([]);
  });

  const codeUsedBy = (test: string) =>
    [...readFileSync(test, "utf8").matchAll(/(?:from|import\() ?"(\.[^"]+)"/g)]
      .map(([, path = ""]) => join(dirname(test), path))
      .filter((path) => !path.startsWith("tests"));

  const liesWithItsCode = (test: string) => {
    const mirrored = relative("tests/unit", test).replace(/\.test\.tsx?$/, "");
    const folder = dirname(mirrored);
    const used = codeUsedBy(test);
    const isNamedLikeIt = ["", ".ts", ".tsx", ".mjs"].some((ending) => existsSync(mirrored + ending));
    const usesIt = used.length === 0 || used.some((path) => folder === "." || path.startsWith(`${folder}/`));
    return existsSync(folder) && (isNamedLikeIt || usesIt);
  };

  it("of the unit tests are those of the code that they test", () => {
    const tests = globSync("tests/unit/**/*.test.{ts,tsx}");
    expect(tests.length).toBeGreaterThan(100);
    expect(tests.filter((test) => !liesWithItsCode(test))).toEqual([]);
  });

  it("of app are its floors and its styles", () => {
    expect(folders("app").toSorted()).toEqual([...floors, "styles"].toSorted());
  });
});

describe("the linter", () => {
  let folder: string;

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "rooms-"));
    writeFileSync(join(folder, ".oxlintrc.json"), JSON.stringify({ categories: {}, overrides: roomRules }));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  /** What it says of one import in one file. */
  const verdict = (file: string, from: string, kind = "import { x }") => {
    const path = join(folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `${kind} from "${from}";\nexport const y = x;\n`);
    const { status, stdout } = spawnSync("oxlint", ["-A", "all", file], { cwd: folder, encoding: "utf8" });
    return status === 0 ? "allowed" : stdout;
  };

  it.each([
    ["content/site.ts", "ridgeline"],
    ["hosting/plan.ts", "../site/addresses/redirects.ts"],
    ["offline/build/kept-files.ts", "../../hosting/output-files.ts"],
    ["app/root.tsx", "../offline/page/offline.tsx"],
    ["app/content.server.ts", "../site/load.ts"],
    ["app/ui/icon.tsx", "../lib/base.ts"],
    ["framework/finish.ts", "../offline/build/finish-offline.ts"],
  ])("lets %s use %s", (file, from) => {
    expect(verdict(file, from)).toBe("allowed");
  });

  it.each([
    ["content/site.ts", "../site/schema/define.ts"],
    ["site/load.ts", "../content/site.ts"],
    ["site/compile/pages.ts", "../../app/lib/base.ts"],
    ["site/compile/pages.ts", "react"],
    ["site/schema/site.ts", "../load.ts"],
    ["site/addresses/redirects.ts", "../load.ts"],
    ["hosting/plan.ts", "../offline/plan.ts"],
    ["offline/build/kept-files.ts", "vite"],
    ["offline/page/offline.tsx", "../../app/lib/base.ts"],
    ["app/root.tsx", "../site/load.ts"],
    ["app/root.tsx", "../offline/worker/worker.ts"],
    ["app/routes/home/page.tsx", "../../../content/site.ts"],
    ["app/lib/base.ts", "../ui/icon.tsx"],
    ["app/ui/icon.tsx", "../features/gallery.tsx"],
    ["framework/finish.ts", "../scripts/serve.ts"],
    ["scripts/serve.ts", "../app/lib/base.ts"],
  ])("keeps %s from using %s", (file, from) => {
    expect(verdict(file, from)).toContain("see rooms.ts");
  });

  it("lets pages name the types of their data", () => {
    expect(verdict("app/ui/icon.tsx", "../../site/compile/view.ts", "import type { x }")).toBe("allowed");
  });
});
