import { existsSync, statSync } from "node:fs";
import { readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";

const moveInto = async (from: string, to: string): Promise<void> => {
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const target = join(to, entry.name);
    if (!existsSync(target)) await rename(join(from, entry.name), target);
    else if (entry.isDirectory() && statSync(target).isDirectory()) await moveInto(join(from, entry.name), target);
    else throw new Error(`The page's file "${entry.name}" and ${target} collide: rename one of them.`);
  }
};

/** A host that publishes at /sub/ wants one folder; the framework puts pages into `sub/` and assets beside it. */
export const flattenBase = async (outDir: string, basePath: string): Promise<void> => {
  const parts = basePath.split("/").filter((part) => part !== "");
  const [first] = parts;
  if (first === undefined) return;
  const pages = join(outDir, ...parts);
  if (!existsSync(join(pages, "index.html"))) return;
  // What lies at the root is the fallback for single-page hosts; the home page takes its place.
  await rm(join(outDir, "index.html"), { force: true });
  // A page may be called like the base path's own folder, which must be out of its way.
  const aside = `${outDir}-pages`;
  await rm(aside, { recursive: true, force: true });
  await rename(pages, aside);
  await rm(join(outDir, first), { recursive: true, force: true });
  await moveInto(aside, outDir);
  await rm(aside, { recursive: true });
};
