import { cp, mkdtemp, readFile, rename, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { mediumDate, shortDate } from "../../site/compile/dates.ts";
import { loadContent } from "../support/owner.ts";
import { photoPaths } from "../support/owner.ts";
import type { HostingPlan } from "../../hosting/plan.ts";
import { listFiles, pagePathOf } from "../../hosting/output-files.ts";
import { inlineScripts } from "../../hosting/policy.ts";
import { compileScript } from "../../render/compile-script.ts";
import { finishOffline } from "../../worker/build/finish-offline.ts";

/** Versions of the site to move between: the built one, and others made from it by the build's own last step. */

export const builtDir = process.env["SITE_DIR"] ?? join(import.meta.dirname, "..", "..", "build", "client");

const { site, theme, words } = loadContent();

const shortOf = (updated: string) => shortDate(new Date(updated), words.footer.date);

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

const isText = (name: string) => /\.(html|js|data|json)$/.test(name) && name !== "sw.js";

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

/** Gives hashed files new names, as a build does when they have changed; files that name them change with them. */
const renameFiles = async (dir: string, names: string[]) => {
  const renamed = new Set<string>();
  for (const name of names) {
    if (renamed.has(name)) continue;
    renamed.add(name);
    const fresh = name.replace(/.{4}\.(\w+)$/, "Next.$1");
    await rename(join(dir, name), join(dir, fresh));
    const touched = await rewrite(dir, (text) => text.replaceAll(basename(name), basename(fresh)));
    names.push(...touched.filter((file) => isHashed(file) && !file.includes("Next.")));
  }
};

const isHashed = (name: string) => name.startsWith("assets/");

/** The date in the footer of every page, in all its spellings, so that the app agrees with the page. */
const dateOf = async (dir: string) => {
  const [, updated = ""] = /<time dateTime="([^"]+)"/i.exec(await readFile(join(dir, "index.html"), "utf8")) ?? [];
  return updated;
};

const spellings = (updated: string) => [updated, mediumDate(new Date(updated), site.lang), shortOf(updated)];

export type Build = {
  dir: string;
  folder: string;
  /** What every page's footer says. */
  updated: string;
};

/** The script of a route, such as "assets/page-a1b2c3d4.js". */
export const scriptOf = async (dir: string, route: string): Promise<string> => {
  const manifest = (await listFiles(dir)).find((name) => /^assets\/manifest-.*\.js$/.test(name)) ?? "";
  const text = await readFile(join(dir, manifest), "utf8");
  const routes = JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1)) as {
    routes: Record<string, { module: string }>;
  };
  const script = routes.routes[route]?.module;
  if (!script) throw new Error(`The manifest has no route ${route}`);
  return `assets/${basename(script)}`;
};

type Options = {
  /** The day of January that the footer names. */
  day: number;
  /** Routes whose scripts get new names, and with them every script that names these. */
  changedRoutes?: string[];
  remove?: boolean;
};

/** The site as it was built. */
export const copyOfBuild = async (): Promise<Build> => {
  const copy = await copyBuild();
  return { ...copy, updated: shortOf(await dateOf(copy.dir)) };
};

/** Another version of the site, which shows another date. */
export const makeBuild = async ({ day, changedRoutes = [], remove = false }: Options): Promise<Build> => {
  const { folder, dir } = await copyBuild();
  const before = await dateOf(dir);
  const after = `${before.slice(0, 4)}-01-${String(day).padStart(2, "0")}T03:04:05Z`;
  const pairs = spellings(before).map((old, index) => [old, spellings(after)[index] ?? ""] as const);
  const changed = await rewrite(dir, (text) => pairs.reduce((done, [old, fresh]) => done.replaceAll(old, fresh), text));
  const scripts = await Promise.all(changedRoutes.map((route) => scriptOf(dir, route)));
  await renameFiles(dir, [...scripts, ...changed.filter(isHashed)]);
  const { redirects, basePath } = await readPlan(folder);
  await finishOffline({
    outDir: dir,
    site,
    theme,
    redirects,
    later: photoPaths,
    basePath,
    compile: compileScript,
    remove,
  });
  return { dir, folder, updated: shortOf(after) };
};

export const removeBuild = ({ folder }: Build) => rm(folder, { recursive: true });
