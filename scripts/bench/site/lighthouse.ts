import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { root, run } from "../../lib/run.ts";
import { type Start, inBrowser } from "./browser.ts";
import { median, rounded } from "./numbers.ts";
import { type PageLighthouse, type Score, type Timing, scores, timings } from "./results.ts";
import type { Site } from "./sites.ts";

/** Lighthouse comes with these settings: a phone of the middle class on a slow network, simulated. */

const version = "13.5.0";
const folder = join(root, ".cache", "bench", "lighthouse");
const place = join(folder, "node_modules", "lighthouse");

type Report = {
  categories: Partial<Record<Score, { score: number | null }>>;
  audits: Record<string, { numericValue?: number }>;
  environment: { benchmarkIndex: number };
  runtimeError?: { message: string };
};

type Run = (url: string, flags: Record<string, unknown>) => Promise<{ lhr: Report } | undefined>;

export type Lighthouse = { version: string; run: Run };

const installed = () => {
  const file = join(place, "package.json");
  if (!existsSync(file)) return undefined;
  return (JSON.parse(readFileSync(file, "utf8")) as { version: string }).version;
};

/** Lighthouse is too large a dependency for what it is here, so it comes when it is wanted. */
export const needLighthouse = async (): Promise<Lighthouse | string> => {
  if (installed() !== version) {
    console.log(`Installing Lighthouse ${version} into .cache/bench/lighthouse …`);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, "package.json"), '{ "private": true }\n');
    const npm = process.platform === "win32" ? "npm.cmd" : "npm";
    const flags = ["--prefix", folder, "--ignore-scripts", "--no-audit", "--no-fund"];
    const { output } = await run(npm, ["install", ...flags, `lighthouse@${version}`]);
    if (installed() !== version)
      return `Lighthouse ${version} could not be installed: ${output.trim().split("\n").at(-1)}`;
  }
  const module = (await import(pathToFileURL(join(place, "core", "index.js")).href)) as { default: Run };
  return { version, run: module.default };
};

/** How fast the machine is that this function runs on, as Lighthouse counts it: runs in a page. */
export const needBenchmark = async (): Promise<() => number> => {
  const { pageFunctions } = (await import(pathToFileURL(join(place, "core", "lib", "page-functions.js")).href)) as {
    pageFunctions: { computeBenchmarkIndex: () => number };
  };
  return pageFunctions.computeBenchmarkIndex;
};

const audits: Record<Timing, string> = {
  fcp: "first-contentful-paint",
  lcp: "largest-contentful-paint",
  tbt: "total-blocking-time",
  si: "speed-index",
  cls: "cumulative-layout-shift",
};

export type Once = { page: PageLighthouse; index: number };

export const readReport = ({ categories, audits: found, environment }: Report): Once => {
  const score = (name: Score) => [name, Math.round(100 * (categories[name]?.score ?? 0))];
  const timing = (name: Timing) => [
    name,
    rounded(found[audits[name]]?.numericValue ?? Number.NaN, name === "cls" ? 4 : 0),
  ];
  const page = { scores: Object.fromEntries(scores.map(score)), ...Object.fromEntries(timings.map(timing)) };
  return { page: page as PageLighthouse, index: environment.benchmarkIndex };
};

/** Every run has a browser of its own: nothing of the page before is left in it. */
const runOnce = ({ run: lighthouse }: Lighthouse, start: Start, url: string): Promise<Once> =>
  inBrowser(start, async (browser) => {
    const port = Number(new URL(browser.wsEndpoint()).port);
    const result = await lighthouse(url, { port, logLevel: "silent", onlyCategories: [...scores] });
    if (!result) throw new Error("Lighthouse gave no report.");
    if (result.lhr.runtimeError) throw new Error(result.lhr.runtimeError.message);
    return readReport(result.lhr);
  });

export const medianOf = (pages: readonly PageLighthouse[]): PageLighthouse => ({
  scores: Object.fromEntries(
    scores.map((name) => [name, Math.round(median(pages.map((page) => page.scores[name])))]),
  ) as Record<Score, number>,
  ...(Object.fromEntries(
    timings.map((name) => [name, rounded(median(pages.map((page) => page[name])), name === "cls" ? 4 : 0)]),
  ) as Record<Timing, number>),
});

type Visit = { site: Site; path: string };

/** Every page comes once, and then again: a busy moment does not count against one of them alone. */
export const measureLighthouse = async (
  lighthouse: Lighthouse,
  start: Start,
  visits: readonly Visit[],
  runs: number,
) => {
  const found = new Map<string, Map<string, PageLighthouse[]>>();
  const indices: number[] = [];
  for (let round = 1; round <= runs; round++) {
    for (const [at, { site, path }] of visits.entries()) {
      const name = `lighthouse ${round}/${runs}, ${at + 1}/${visits.length} ${site.name} ${path}`;
      try {
        const { page, index } = await runOnce(lighthouse, start, site.urlOf(path));
        indices.push(index);
        const pages = found.get(site.name) ?? new Map<string, PageLighthouse[]>();
        found.set(site.name, pages.set(path, [...(pages.get(path) ?? []), page]));
        const { fcp, lcp, tbt, cls } = page;
        console.log(
          `${name}: ${Object.values(page.scores).join(" ")}, FCP ${fcp}, LCP ${lcp}, TBT ${tbt} ms, CLS ${cls}`,
        );
      } catch (error) {
        console.log(`${name}: not measured (${error instanceof Error ? error.message : String(error)})`);
      }
    }
  }
  const sites = Object.fromEntries(
    [...found].map(([name, pages]) => [
      name,
      Object.fromEntries([...pages].map(([path, all]) => [path, medianOf(all)])),
    ]),
  );
  return { sites, benchmarkIndex: Math.round(median(indices.length > 0 ? indices : [0])) };
};
