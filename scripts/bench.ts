import { execFile } from "node:child_process";
import { resolve } from "node:path";
import { parseArgs, promisify } from "node:util";
import { launch } from "puppeteer-core";
import { createSiteServer, listen } from "../hosting/server.ts";
import { findChromium } from "./lib/chromium.ts";

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

const chromium = findChromium() ?? "";
const flags = ["--disable-background-networking", ...(process.getuid?.() === 0 ? ["--no-sandbox"] : [])];

type Audit = { numericValue?: number; details?: { items?: { resourceType?: string; transferSize?: number }[] } };
type Report = { categories: { performance: { score: number } }; audits: Record<string, Audit> };

const audit = async (url: string) => {
  const options = ["--quiet", "--output=json", "--only-categories=performance"];
  const { stdout } = await promisify(execFile)(
    "npx",
    ["--yes", lighthouse, url, ...options, `--chrome-flags=${["--headless=new", ...flags].join(" ")}`],
    { env: { ...process.env, CHROME_PATH: chromium }, maxBuffer: 1e8 },
  );
  const { categories, audits } = JSON.parse(stdout) as Report;
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

/** From a click on the first link to another page until that page is painted, on a processor four times slower. */
const navigate = async (url: string): Promise<number> => {
  const browser = await launch({ executablePath: chromium, args: flags });
  try {
    const page = await browser.newPage();
    await page.emulateCPUThrottling(4);
    await page.goto(url, { waitUntil: "networkidle0" });
    const click = page.evaluate(() => {
      const { origin, pathname } = location;
      [...document.links].find((link) => link.origin === origin && link.pathname !== pathname && !link.target)?.click();
      return performance.timeOrigin + performance.now();
    });
    const [clicked] = await Promise.all([click, page.waitForNavigation({ waitUntil: "load" })]);
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
    const painted = await page.evaluate(
      () => performance.timeOrigin + (performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0),
    );
    return painted - clicked;
  } finally {
    await browser.close();
  }
};

type Row = Awaited<ReturnType<typeof audit>> & { "navigation ms": number };

const median = (numbers: number[]) =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;

const servers = folders.map((folder) => createSiteServer(resolve(folder, "client")));
const sites = await Promise.all(servers.map((server) => listen(server, 0)));
const measured: Record<string, Row[]> = {};
for (let round = 0; round < Number(values.rounds); round += 1) {
  for (const page of pages) {
    for (const [at, port] of sites.entries()) {
      const name = folders.length === 1 ? page : `${page} (${folders[at]})`;
      const url = `http://localhost:${port}${page}`;
      try {
        const row = { ...(await audit(url)), "navigation ms": await navigate(url) };
        (measured[name] ??= []).push(row);
      } catch (error) {
        // Lighthouse's trace occasionally fails, and the other rounds are enough.
        console.error(`Skipping one run of ${name}. ${String(error).slice(0, 300)}`);
      }
    }
  }
}
for (const server of servers) server.close().closeAllConnections();

const table = Object.entries(measured).map(([name, rows]) => {
  const medians = Object.keys(rows[0] as Row).map((column) => {
    const value = median(rows.map((row) => row[column as keyof Row]));
    return [column, Number(value.toFixed(column === "CLS" ? 3 : column.endsWith("KB") ? 1 : 0))];
  });
  return [name, Object.fromEntries(medians)];
});
console.table(Object.fromEntries(table));
