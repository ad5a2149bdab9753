import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type WorkerPlan, missingPage } from "../plan.ts";
import { type Redirect, flattenRedirects } from "../../site/addresses/redirects.ts";
import { findCachedFiles, integrityOf, isPage, stampVersion, versionOf } from "./cached-files.ts";

export type OfflineOptions = {
  outDir: string;
  redirects: readonly Redirect[];
  /** The paths of all pages. */
  pages: readonly string[];
  /** These pages are precached, others are cached when they are visited. */
  wanted: readonly string[];
  /** The compiled worker; its plan is inserted before it. */
  code: string;
};

/** Must run after all other changes to the pages, because every page gets the version of them all. */
export const finishOffline = async ({ outDir, pages, wanted, code, ...site }: OfflineOptions): Promise<WorkerPlan> => {
  const redirects = Object.fromEntries(flattenRedirects(site.redirects).map(({ from, to }) => [from.slice(1), to]));
  const found = await findCachedFiles(outDir, pages);
  // Pages are cached with their headers, so they must be fetched again when those change.
  const headers = await readFile(join(outDir, "_headers"), "utf8");
  const version = versionOf(found, code, JSON.stringify(redirects), headers);
  const stamped = await stampVersion(outDir, found, version);
  const precached = stamped.filter(
    (file) => !isPage(file) || file.name === missingPage || wanted.includes(`/${file.address}`),
  );
  const files = Object.fromEntries(precached.map(({ address, bytes }) => [address, integrityOf(bytes)]));
  const plan: WorkerPlan = { version, files, redirects };
  await writeFile(join(outDir, "sw.js"), `const sitePlan=${JSON.stringify(plan)};\n${code}\n`);
  const size = precached.reduce((sum, { bytes }) => sum + bytes.length, 0);
  console.log(`Offline: version ${version}, ${precached.length} files, ${Math.round(size / 1000)} KB.`);
  return plan;
};
