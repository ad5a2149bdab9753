import type { HostingPlan } from "../../hosting/plan.ts";
import { listFiles } from "../../hosting/output-files.ts";
import { underBase } from "../../site/addresses/base-path.ts";
import { hashedFolder } from "../../site/addresses/published.ts";

/** Visitors' browsers ask for such files too, so many of each kind. */
const others = { ".css": 4, ".js": 8, ".woff2": 2, ".avif": 6 };

export const askedPaths = async (outDir: string, { basePath, scripts }: HostingPlan): Promise<string[]> => {
  const files = await listFiles(outDir);
  const sample = (ending: string, count: number) =>
    files.filter((file) => file.startsWith(hashedFolder) && file.endsWith(ending)).slice(0, count);
  return [
    ...Object.keys(scripts)
      .filter((path) => !path.includes("."))
      .map((path) => (path === "/" ? path : `${path}/`)),
    ...Object.entries(others).flatMap(([ending, count]) => sample(ending, count).map((file) => `/${file}`)),
  ].map((path) => underBase(basePath, path));
};
