import { cp, mkdtemp, readFile, rename, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { mediumDate, shortDate } from "../../app/lib/dates.ts";
import { site } from "../../content/site.ts";
import type { HostingPlan } from "../../vite/after-build/hosting-plan.ts";
import { listFiles, pagePathOf } from "../../vite/after-build/output-files.ts";
import { inlineScripts } from "../../vite/after-build/policy.ts";
import { finishOffline } from "../../vite/offline/finish-offline.ts";

/** Versions of the site to move between: the built one, and others made from it by the build's own last step. */

export const builtDir = process.env["SITE_DIR"] ?? join(import.meta.dirname, "..", "..", "build", "client");

const readPlan = async (folder: string) =>
  JSON.parse(await readFile(join(folder, "hosting", "plan.json"), "utf8")) as HostingPlan;

/** A copy without compressed twins, so that a changed file is served as it lies; pictures are only linked to. */
const copyBuild = async () => {
  const folder = await mkdtemp(join(tmpdir(), "offline-"));
  const dir = join(folder, "client");
  const pictures = join(builtDir, "assets", "pictures");
  await cp(builtDir, dir, {
    recursive: true,
    preserveTimestamps: true,
    filter: (source) => !/\.(br|gz)$/.test(source) && source !== pictures,
  });
  await symlink(pictures, join(dir, "assets", "pictures"));
  await cp(join(dirname(builtDir), "hosting"), join(folder, "hosting"), { recursive: true });
  return { folder, dir };
};

const isText = (name: string) => /\.(html|js|data)$/.test(name) && name !== "sw.js";

/** Changes every text of a build, and with the inline scripts the hashes that allow them. */
const rewrite = async (dir: string, change: (text: string) => string) => {
  const plan = await readPlan(dirname(dir));
  const changed: string[] = [];
  for (const name of (await listFiles(dir)).filter(isText)) {
    const before = await readFile(join(dir, name), "utf8");
    let after = change(before);
    if (after === before) continue;
    changed.push(name);
    if (name.endsWith(".html")) {
      const hashes = inlineScripts(after);
      for (const [index, hash] of inlineScripts(before).entries()) after = after.replace(hash, hashes[index] ?? "");
      if (plan.scripts[pagePathOf(name)]) plan.scripts[pagePathOf(name)] = hashes;
    }
    await writeFile(join(dir, name), after);
  }
  await writeFile(join(dirname(dir), "hosting", "plan.json"), JSON.stringify(plan));
  return changed;
};

/** Gives scripts new names, as a build does whose scripts have changed; scripts that name them change with them. */
const renameScripts = async (dir: string, names: string[]) => {
  const renamed = new Set<string>();
  for (const name of names) {
    if (renamed.has(name)) continue;
    renamed.add(name);
    const fresh = name.replace(/.{4}\.js$/, "Next.js");
    await rename(join(dir, name), join(dir, fresh));
    const touched = await rewrite(dir, (text) => text.replaceAll(basename(name), basename(fresh)));
    names.push(...touched.filter((file) => file.endsWith(".js") && !file.endsWith("Next.js")));
  }
};

/** The date in the footer of every page, in all its spellings, so that the app agrees with the page. */
const dateOf = async (dir: string) => {
  const [, updated = ""] = /<time dateTime="([^"]+)"/i.exec(await readFile(join(dir, "index.html"), "utf8")) ?? [];
  return updated;
};

const spellings = (updated: string) => [updated, mediumDate(new Date(updated)), shortDate(new Date(updated))];

export type Build = {
  dir: string;
  folder: string;
  /** What every page's footer says. */
  updated: string;
};

type Options = {
  /** The day of January that the footer names. */
  day: number;
  /** Scripts that get new names. */
  scripts?: RegExp;
  remove?: boolean;
};

/** The site as it was built. */
export const copyOfBuild = async (): Promise<Build> => {
  const copy = await copyBuild();
  return { ...copy, updated: shortDate(new Date(await dateOf(copy.dir))) };
};

/** Another version of the site, which shows another date. */
export const makeBuild = async ({ day, scripts, remove = false }: Options): Promise<Build> => {
  const { folder, dir } = await copyBuild();
  const before = await dateOf(dir);
  const after = `${before.slice(0, 4)}-01-${String(day).padStart(2, "0")}T03:04:05Z`;
  const pairs = spellings(before).map((old, index) => [old, spellings(after)[index] ?? ""] as const);
  await rewrite(dir, (text) => pairs.reduce((changed, [old, fresh]) => changed.replaceAll(old, fresh), text));
  if (scripts) {
    const names = (await listFiles(dir)).filter((name) => name.startsWith("assets/") && scripts.test(name));
    await renameScripts(dir, names);
  }
  const { redirects, basePath } = await readPlan(folder);
  await finishOffline({ outDir: dir, site, redirects, basePath, remove });
  return { dir, folder, updated: shortDate(new Date(after)) };
};

export const removeBuild = ({ folder }: Build) => rm(folder, { recursive: true });
