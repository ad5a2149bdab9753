import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { readPlan } from "../../hosting/serve/server.ts";
import { chromium } from "../lib/chromium.ts";
import { buildSite } from "../lib/build.ts";
import { root, seconds } from "../lib/run.ts";
import { needTool } from "../lib/tools.ts";
import { startWith } from "./site/browser.ts";
import { makeCertificate } from "./site/certificate.ts";
import { drawAll, tidyJson } from "./site/draw.ts";
import { type Options, optionsFrom, usage, usualRuns } from "./site/options.ts";
import { type Results, isWhole, measures, merged } from "./site/results.ts";
import { runMeasures } from "./site/run.ts";
import { type Site, openSite, own } from "./site/sites.ts";

/** `npm run bench`: how light and how quick the built site is, beside others if they are named. See bench/README.md. */

const folder = join(root, "bench");
const resultsFile = join(folder, "results.json");
const lookFile = join(root, ".cache", "bench", "last.json");
const built = join(root, "build", "client");

const readResults = (): Results =>
  existsSync(resultsFile) ? (JSON.parse(readFileSync(resultsFile, "utf8")) as Results) : {};

const draw = async (results: Results) => {
  for (const name of readdirSync(folder).filter((one) => one.endsWith(".svg"))) rmSync(join(folder, name));
  for (const [name, text] of await drawAll(results)) writeFileSync(join(folder, name), text);
};

const isPartial = (found: Results) => measures.some((name) => found[name] && !isWhole(found[name], usualRuns));

/** Only what is whole replaces what is published; anything else would pass for more than it is. */
const keep = async (found: Results, { save }: Options) => {
  mkdirSync(join(root, ".cache", "bench"), { recursive: true });
  writeFileSync(lookFile, await tidyJson(found));
  if (isPartial(found) && !save) return;
  const results = merged(readResults(), found);
  mkdirSync(folder, { recursive: true });
  writeFileSync(resultsFile, await tidyJson(results));
  await draw(results);
};

const keptText = (found: Results, { save }: Options) =>
  isPartial(found) && !save
    ? "Not all pages, or fewer runs: kept in .cache/bench/last.json only (--save puts it into bench/)."
    : `Kept in bench/: ${measures.filter((name) => found[name]).join(", ")}`;

const problemWith = ({ beside }: Options): string | undefined => {
  const missing = beside.find(({ place }) => !/^https?:/.test(place) && !existsSync(place));
  return missing && `There is no folder ${missing.place} for "${missing.name}".`;
};

const openAll = async ({ beside }: Options, certificate: ReturnType<typeof makeCertificate>) => {
  const first = await openSite(own, built, certificate);
  const others: Site[] = [];
  for (const { name, place } of beside) {
    others.push(await openSite(name, /^https?:/.test(place) ? place : resolve(place), certificate));
  }
  const sites: [Site, ...Site[]] = [first, ...others];
  for (const { name, pages } of sites) console.log(`${name}: ${pages.length} ${pages.length === 1 ? "page" : "pages"}`);
  return sites;
};

const bench = async (options: Options): Promise<string | undefined> => {
  const problem = problemWith(options);
  if (problem !== undefined) return problem;
  const browser = await needTool({ ...chromium, use: "the benchmark" });
  if ("problem" in browser) return browser.problem;
  if (options.build && (await buildSite()).code !== 0) return "The build failed.";
  if (!existsSync(join(built, "index.html"))) return "There is no built site: leave out --no-build.";
  if (readPlan(built).basePath !== "/")
    return "Build without BASE_PATH first: the sites are measured at their own addresses.";
  const began = performance.now();
  const certificate = makeCertificate();
  const sites = await openAll(options, certificate);
  const strange = options.pages.find((page) => !sites[0].pages.includes(page));
  if (strange === undefined) {
    const start = startWith(browser.path, certificate.fingerprint);
    const found = await runMeasures(options, sites, start, (some) => keep(some, options));
    console.log(keptText(found, options));
  }
  for (const site of sites) await site.close();
  console.log(`Time taken: ${seconds(began)}`);
  return strange && `This site has no page ${strange}.`;
};

const options = optionsFrom(process.argv.slice(2));
if (typeof options === "string") {
  console.error(`${options}\n\n${usage}`);
  process.exitCode = 1;
} else if (options.draw) {
  await draw(readResults());
} else {
  const problem = await bench(options);
  if (problem !== undefined) {
    console.error(problem);
    process.exitCode = 1;
  }
}
