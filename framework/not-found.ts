import { existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { join } from "node:path";

/** A host that found the framework's single-page fallback would answer unknown paths with status 200: it must go. */
export const placeNotFound = async (outDir: string): Promise<void> => {
  const prerendered = join(outDir, "404", "index.html");
  const page = join(outDir, "404.html");
  if (existsSync(prerendered)) await rename(prerendered, page);
  if (!existsSync(page)) throw new Error("No 404 page: prerender /404 through the splat route.");
  await rm(join(outDir, "404"), { recursive: true, force: true });
  await rm(join(outDir, "__spa-fallback.html"), { force: true });
};
