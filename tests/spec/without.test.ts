import { spawnSync } from "node:child_process";
import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { contentFolder } from "../../site/folder.ts";
import { examineContent } from "../../site/load.ts";
import { sources } from "../../site/sources.ts";

/** An owner takes a topic away that no other page leads to: in a copy the site is checked, built and asked as before. */

const folder = ".cache/test/without";
const content = join(folder, "content");

const topics = (sources["topics"] ?? []) as { slug: string }[];
const slug = topics.find(
  (topic) => examineContent({ ...sources, topics: topics.filter((one) => one !== topic) }).problems.length === 0,
)?.slug;

const list = readFileSync(join(contentFolder, "topics.ts"), "utf8");
const line = new RegExp(`^import \\{ topic as (\\w+) \\} from "\\./topics/${slug}/topic\\.ts";\\n`, "m").exec(list);

const run = (args: string[]) => {
  const env = { ...process.env, CONTENT: content, BUILD_DIR: folder, SITE_DIR: join(folder, "client") };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { env, encoding: "utf8" });
  expect(status, stdout + stderr).toBe(0);
};

afterAll(() => rmSync(folder, { recursive: true, force: true }));

it.runIf(line)(
  "without a topic the content is in order, and the site is built and sound",
  () => {
    cpSync(contentFolder, content, { recursive: true });
    rmSync(join(content, "topics", slug ?? ""), { recursive: true });
    const [imported = "", name = ""] = line ?? [];
    writeFileSync(
      join(content, "topics.ts"),
      list.replace(imported, "").replace(new RegExp(`^ +${name},\\n`, "m"), ""),
    );
    run(["scripts/content.ts"]);
    run(["scripts/build.ts"]);
    run(["node_modules/vitest/vitest.mjs", "run", "--project", "built", "--project", "spec"]);
  },
  600_000,
);
