import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { createSiteServer, listen } from "../hosting/server.ts";
import { findChromium } from "./lib/chromium.ts";
import { run } from "./lib/run.ts";

/**
 * `npm run bench -- [path …] [--beside FOLDER] [--rounds 3]`: measures pages of the built site with Lighthouse on a
 * simulated phone, alternating with those of another build. FOLDER is the output of a build, such as ../old/build.
 */

// Not in package.json, because its hundred packages are not needed to build the site.
const lighthouse = "lighthouse@13.5.0";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { beside: { type: "string" }, rounds: { type: "string", default: "3" } },
});
const pages = positionals.length > 0 ? positionals : ["/", "/blog", "/camp", "/food", "/photography", "/contact"];
const folders = ["build", ...(values.beside === undefined ? [] : [values.beside])];

type Audit = { numericValue?: number; details?: { items?: { resourceType?: string; transferSize?: number }[] } };
type Report = { categories: { performance: { score: number } }; audits: Record<string, Audit> };

const columns = ["score", "FCP ms", "LCP ms", "TBT ms", "CLS", "scripts KB", "all KB"] as const;
type Row = Record<(typeof columns)[number], number>;

const rowOf = ({ categories, audits }: Report): Row => {
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const requests = audits["network-requests"]?.details?.items ?? [];
  const kilobytes = (files: typeof requests) =>
    files.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1000;
  return {
    score: categories.performance.score * 100,
    "FCP ms": value("first-contentful-paint"),
    "LCP ms": value("largest-contentful-paint"),
    "TBT ms": value("total-blocking-time"),
    CLS: value("cumulative-layout-shift"),
    "scripts KB": kilobytes(requests.filter(({ resourceType }) => resourceType === "Script")),
    "all KB": kilobytes(requests),
  };
};

const measure = async (url: string): Promise<Row[]> => {
  const flags = ["--headless=new", "--disable-background-networking", process.getuid?.() === 0 ? "--no-sandbox" : ""];
  const { code, output } = await run(
    "npx",
    [
      "--yes",
      lighthouse,
      url,
      "--quiet",
      "--output=json",
      "--only-categories=performance",
      `--chrome-flags=${flags.join(" ")}`,
    ],
    { env: { CHROME_PATH: findChromium() ?? "" } },
  );
  if (code === 0) return [rowOf(JSON.parse(output) as Report)];
  // Its trace occasionally fails, and the other runs are enough.
  const reason = /Runtime error encountered: .*/.exec(output)?.[0] ?? output.slice(-200);
  console.error(`Lighthouse failed on ${url}; skipping this run. ${reason}`);
  return [];
};

const median = (numbers: number[]) =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;

const servers = folders.map((folder) => createSiteServer(resolve(folder, "client")));
const sites = await Promise.all(servers.map((server) => listen(server, 0)));
const measured = new Map<string, Row[]>();
try {
  for (let round = 0; round < Number(values.rounds); round += 1) {
    for (const page of pages) {
      for (const [at, port] of sites.entries()) {
        const name = folders.length === 1 ? page : `${page} (${folders[at]})`;
        measured.set(name, [...(measured.get(name) ?? []), ...(await measure(`http://localhost:${port}${page}`))]);
      }
    }
  }
} finally {
  for (const server of servers) server.close().closeAllConnections();
}

const table = [...measured].map(([name, rows]) => {
  const medians = columns.map((column) => {
    const value = median(rows.map((row) => row[column]));
    return [column, Number(value.toFixed(column === "CLS" ? 3 : column.endsWith("KB") ? 1 : 0))];
  });
  return [name, Object.fromEntries(medians)];
});
console.table(Object.fromEntries(table));
