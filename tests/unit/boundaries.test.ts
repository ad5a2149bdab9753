import { spawnSync } from "node:child_process";
import {
  appendFileSync,
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
import { describe, expect, it } from "vitest";
import { layers, importRules, folders } from "../../boundaries.ts";

describe("the folders", () => {
  const foldersIn = (path: string) =>
    readdirSync(path, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith("."))
      .map(({ name }) => name);

  it("at the top level have import rules, or contain no site code", () => {
    const others = ["build", "docs", "node_modules", "test-results", "tests"];
    const known = new Set([...folders.map(({ folder }) => folder), ...others]);
    expect(foldersIn(".").filter((name) => !known.has(name))).toEqual([]);
  });

  it("of app are its layers and its styles", () => {
    expect(foldersIn("app").toSorted()).toEqual([...layers, "styles"].toSorted());
  });

  it("are listed in the README", () => {
    const readme = readFileSync("README.md", "utf8");
    const named = [...folders.map(({ folder }) => folder), ...layers.map((layer) => `app/${layer}`)];
    expect(named.filter((folder) => !readme.includes(`| \`${folder}/\``))).toEqual([]);
  });

  it("of the unit tests mirror those of the code", () => {
    const tests = globSync("tests/unit/**/*.test.{ts,tsx}").map((test) => dirname(relative("tests/unit", test)));
    expect(tests.length).toBeGreaterThan(20);
    expect(tests.filter((folder) => !existsSync(folder))).toEqual([]);
  });
});

describe("docs/how-a-page-comes-to-be.md", () => {
  const text = readFileSync("docs/how-a-page-comes-to-be.md", "utf8");
  const named = new Set([...text.matchAll(/`([a-z][\w-]*\/[\w./-]+\.tsx?)`/g)].map(([, file = ""]) => file));

  it("names at most fifteen files, which all exist", () => {
    expect(named.size).toBeGreaterThan(9);
    expect(named.size).toBeLessThanOrEqual(15);
    // The owner may have deleted the topic.
    expect([...named].filter((file) => !file.startsWith("content/") && !existsSync(file))).toEqual([]);
  });
});

const allowed = [
  ["content/site.ts", "ridgeline"],
  ["site/gear.ts", "./words/gear.ts"],
  ["hosting/host-files.ts", "../site/addresses/redirects.ts"],
  ["worker/build/cached-files.ts", "../../hosting/output-files.ts"],
  ["render/renderer.tsx", "../app/router.ts"],
  ["scripts/build.ts", "../render/build.ts"],
  ["app/site.ts", "../site/load.ts"],
  ["app/pages/topic/page.tsx", "../../../site/compile/pages.ts"],
  ["app/pages/topic/view.tsx", "../../site.ts"],
  ["app/blocks/block.tsx", "../islands/island.tsx"],
  ["app/shell/shell.client.ts", "../../worker/page/offline.client.ts"],
  ["app/shell/search-keys.client.ts", "../islands/search/opener.ts"],
  ["app/islands/sky/format.ts", "../../../site/sky/moons.ts"],
  ["app/islands/models/stage/stage.ts", "../orbit.ts"],
];

const forbidden = [
  ["content/site.ts", "../site/schema/define.ts"],
  ["site/load.ts", "../content/site.ts"],
  ["site/compile/pages.ts", "react"],
  ["site/addresses/redirects.ts", "../load.ts"],
  ["site/gear.ts", "./load.ts"],
  ["hosting/host-files.ts", "../worker/plan.ts"],
  ["worker/build/cached-files.ts", "vite"],
  ["worker/page/offline.client.ts", "../../app/lib/base.ts"],
  ["render/build.ts", "../scripts/serve.ts"],
  ["scripts/serve.ts", "../app/lib/base.ts"],
  ["app/site.ts", "../render/renderer.tsx"],
  ["app/pages/home/page.tsx", "../../../content/site.ts"],
  ["app/pages/home/cover.tsx", "../../islands/gear/island.tsx"],
  ["app/pages/contact/contact.client.ts", "../../../site/load.ts"],
  ["app/shell/early.ts", "../site.ts"],
  ["app/shell/menu.client.ts", "../../site/compile/pages.ts"],
  ["app/lib/base.ts", "../ui/icon/icon.tsx"],
  ["app/ui/icon/icon.tsx", "../../islands/island.tsx"],
  ["app/ui/icon/icon.tsx", "../../site.ts"],
  ["app/parts/fields/field.tsx", "../../../site/compile/view.ts"],
  ["app/islands/gear/island.tsx", "../food-picker/food.ts"],
  ["app/islands/gear/island.tsx", "../../pages/head.ts"],
];

type Report = { diagnostics: { filename: string; message: string }[] };

describe("the linter", () => {
  it("enforces the import rules", () => {
    const folder = mkdtempSync(join(tmpdir(), "boundaries-"));
    writeFileSync(join(folder, ".oxlintrc.json"), JSON.stringify({ categories: {}, overrides: importRules }));
    for (const [file, from] of [...allowed, ...forbidden] as [string, string][]) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      appendFileSync(join(folder, file), `import "${from}";\n`);
    }
    appendFileSync(
      join(folder, "app/ui/icon/icon.tsx"),
      `import type { View } from "../../../site/compile/view.ts";\n`,
    );
    const { stdout } = spawnSync("oxlint", ["-A", "all", "-f", "json"], { cwd: folder, encoding: "utf8" });
    rmSync(folder, { recursive: true });
    const { diagnostics } = JSON.parse(stdout) as Report;
    const found = diagnostics.map(({ filename, message }) => [filename, /'(.*?)'/.exec(message)?.[1]].join(" < "));
    expect(found.toSorted()).toEqual(forbidden.map((pair) => pair.join(" < ")).toSorted());
  });
});
