import { execFile } from "node:child_process";
import { cp, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { test as setup } from "@playwright/test";
import { listFiles } from "../../hosting/output-files.ts";
import { compileScript } from "../../render/compile-script.ts";
import { siteConfig } from "../../render/config.ts";
import { wholeSite } from "../support/folders.ts";
import { versions } from "./host.ts";

/** Makes the successors of the small test site: a next version, and one whose worker removes itself. */

const run = promisify(execFile);

const edit = async (file: string, from: string, to: string) => {
  const text = await readFile(file, "utf8");
  if (!text.includes(from)) throw new Error(`${file} has no "${from}" to edit.`);
  await writeFile(file, text.replaceAll(from, to));
};

setup("the next version is built", async () => {
  setup.setTimeout(600_000);
  const content = join(".cache", "test", "next-content");
  await rm(content, { recursive: true, force: true });
  await cp("tests/fixtures/whole", content, { recursive: true });
  await edit(join(content, "contact.ts"), "Write to me", "Write to us");
  await edit(join(content, "topics", "food", "topic.ts"), "What to eat", "What we eat");
  await run(process.execPath, ["scripts/build.ts"], {
    env: { ...process.env, CONTENT: content, BUILD_DIR: ".cache/test/next", SITE_UPDATED: "2031-02-03T04:05:06Z" },
  });
});

setup("a version that removes the worker is made of the first one", async () => {
  const outDir = versions.removal;
  await rm(outDir, { recursive: true, force: true });
  // Otherwise the server would send the old compressed copy.
  await cp(wholeSite, outDir, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) });
  for (const file of (await listFiles(outDir)).filter((name) => name.endsWith(".html"))) {
    const html = await readFile(join(outDir, file), "utf8");
    await writeFile(join(outDir, file), html.replace(/ data-version="[^"]*"/, ""));
  }
  const config = siteConfig(() => {
    throw new Error("A worker needs no content.");
  });
  await writeFile(join(outDir, "sw.js"), await compileScript(config, "worker/worker/removal.ts"));
});
