import { execFile } from "node:child_process";
import { cp, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { test as setup } from "@playwright/test";

/** Builds what takes the place of the small test site: a next version of it, and one whose worker removes itself. */

const run = promisify(execFile);

const build = (content: string, version: string, env: Record<string, string> = {}) =>
  run(process.execPath, ["scripts/build.ts"], {
    env: { ...process.env, ...env, CONTENT: content, BUILD_DIR: join(".cache", "test", version) },
  });

const edit = async (file: string, from: string, to: string) => {
  const text = await readFile(file, "utf8");
  if (!text.includes(from)) throw new Error(`${file} has no "${from}" to edit.`);
  await writeFile(file, text.replaceAll(from, to));
};

setup("the other versions are built", async () => {
  const content = join(".cache", "test", "next-content");
  await rm(content, { recursive: true, force: true });
  await cp("tests/fixtures/whole", content, { recursive: true });
  await edit(join(content, "contact.ts"), "Write to me", "Write to us");
  await edit(join(content, "topics", "food", "topic.ts"), "What to eat", "What we eat");
  await build(content, "next", { SITE_UPDATED: "2031-02-03T04:05:06Z" });
  await build("tests/fixtures/whole", "removal", { SERVICE_WORKER: "remove" });
});
