import type { HostingPlan } from "../../hosting/plan.ts";
import { listFiles } from "../../hosting/output-files.ts";

/** Of each kind of file so many are asked for besides the pages, as visitors' browsers would. */
const others = { ".css": 4, ".js": 8, ".woff2": 2, ".avif": 6 };

/** What a load asks a built site for: every page, and some of the files that pages need. */
export const askedPaths = async (outDir: string, { basePath, scripts }: HostingPlan): Promise<string[]> => {
  const files = await listFiles(outDir);
  const sample = (ending: string, count: number) =>
    files.filter((file) => file.startsWith("assets/") && file.endsWith(ending)).slice(0, count);
  return [
    ...Object.keys(scripts)
      .filter((path) => !path.includes("."))
      .map((path) => (path === "/" ? path : `${path}/`)),
    ...Object.entries(others).flatMap(([ending, count]) => sample(ending, count).map((file) => `/${file}`)),
  ].map((path) => `${basePath.slice(0, -1)}${path}`);
};
