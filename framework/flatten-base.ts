import { existsSync } from "node:fs";
import { readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";

/**
 * Under a base path the framework puts the pages into a folder of that name but the assets beside it, while a host
 * that publishes at /sub/ wants one folder with both. Brings the pages up to the assets.
 */
export const flattenBase = async (outDir: string, basePath: string): Promise<void> => {
  const parts = basePath.split("/").filter((part) => part !== "");
  const [first] = parts;
  if (first === undefined) return;
  const pages = join(outDir, ...parts);
  if (!existsSync(join(pages, "index.html"))) return;
  // What lies at the root is the fallback for single-page hosts; the home page takes its place.
  await rm(join(outDir, "index.html"), { force: true });
  for (const name of await readdir(pages)) {
    const target = join(outDir, name);
    if (existsSync(target)) throw new Error(`The page folder "${name}" and ${target} collide: rename one of them.`);
    await rename(join(pages, name), target);
  }
  await rm(join(outDir, first), { recursive: true });
};
