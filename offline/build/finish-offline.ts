import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { WorkerPlan } from "../plan.ts";
import type { Site } from "../../site/schema/site.ts";
import type { Screenshot } from "../../site/icons/screenshots.ts";
import type { Theme } from "../../site/schema/theme.ts";
import { type Redirect, flattenRedirects } from "../../site/addresses/redirects.ts";
import { type KeptFile, findKeptFiles, shortHash, stampPages, versionOf, withoutStamp } from "./kept-files.ts";
import { divide } from "./divide.ts";
import { manifestText } from "./manifest.ts";

export type OfflineOptions = {
  outDir: string;
  site: Site;
  theme: Theme;
  screenshots?: Screenshot[];
  redirects: readonly Redirect[];
  later?: readonly string[];
  /** Others are reached by these pages: they are kept in any case. */
  always?: readonly string[];
  /** Of a large site the last of these are kept only when they have been seen. */
  order?: readonly string[];
  basePath: string;
  compile: (entry: string) => Promise<string>;
  /** The worker then removes itself and all that was kept: see docs/offline.md. */
  remove?: boolean;
};

const mostKept = 1_500_000;

const source = (name: string) => join(import.meta.dirname, "..", "worker", name);

const relativeRedirects = (redirects: readonly Redirect[]) =>
  Object.fromEntries(flattenRedirects(redirects).map(({ from, to }) => [from.slice(1), to]));

const hashesOf = (files: readonly KeptFile[], length?: number) =>
  Object.fromEntries(files.map(({ address, bytes }) => [address, shortHash(bytes).slice(0, length)]));

/** There may be thousands of files that wait, and the worker's list names them all: the beginning of a hash will do. */
const briefly = 8;

const writeRemoval = async ({ outDir, compile }: OfflineOptions) => {
  // Pages without a version do not register a worker.
  for (const { name, bytes } of await findKeptFiles(outDir)) {
    if (name.endsWith(".html")) await writeFile(join(outDir, name), withoutStamp(bytes.toString()));
  }
  await writeFile(join(outDir, "sw.js"), `${await compile(source("removal.ts"))}\n`);
};

/** This comes after all other changes to the pages, since every page gets the version of them all. */
export const finishOffline = async (options: OfflineOptions): Promise<WorkerPlan | undefined> => {
  const { outDir } = options;
  await writeFile(join(outDir, "manifest.webmanifest"), manifestText(options));
  if (options.remove) {
    await writeRemoval(options);
    return undefined;
  }

  const code = await options.compile(source("worker.ts"));
  const redirects = relativeRedirects(options.redirects);
  const found = await findKeptFiles(outDir);
  // A page is kept with its headers: when those change, pages must be fetched again.
  const headers = await readFile(join(outDir, "_headers"), "utf8");
  const version = versionOf(found, code, JSON.stringify(redirects), headers);
  const files = await stampPages(outDir, found, version);

  const { later: asked = [], always = [], order = [] } = options;
  const { now, later, size } = await divide(files, { later: asked, always, order, most: mostKept });
  if (size > mostKept) {
    throw new Error(
      `The files kept for offline use take ${size} bytes, more than the ${mostKept} that visitors are asked to hold: ` +
        "make scripts smaller, or raise the limit in offline/build/finish-offline.ts.",
    );
  }
  const plan: WorkerPlan = {
    version,
    files: hashesOf(now),
    later: hashesOf(later, briefly),
    redirects,
  };
  await writeFile(join(outDir, "sw.js"), `const sitePlan=${JSON.stringify(plan)};\n${code}\n`);
  console.log(`Offline: version ${version}, ${now.length} files, ${Math.round(size / 1000)} KB kept.`);
  return plan;
};
