import { existsSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { isOsFile } from "../site/files.ts";
import type { Content } from "../site/load.ts";
import { ioConcurrency, runPool } from "../site/pictures/make.ts";
import { insertAnalytics } from "./analytics.ts";
import { headersFile, redirectsFile } from "./host-files.ts";
import { listFiles, pageFilesOf, writeInto } from "./output-files.ts";
import { type Policy, basePolicy, canInsertPolicy, insertPolicy } from "./policy.ts";
import { writeRedirectStubs } from "./redirect-stubs.ts";
import { flattenRedirects } from "../site/addresses/redirects.ts";
import { type ListedPage, sitemapText } from "./sitemap.ts";
import { robotsText, securityText } from "./well-known.ts";

export type SiteOptions = {
  outDir: string;
  content: Pick<Content, "site" | "redirects"> & Partial<Pick<Content, "photography">>;
  /** The paths of all pages. */
  pages: readonly string[];
  /** Pages for the sitemap, and when each was last changed. */
  listed: readonly ListedPage[];
  updated: string;
  basePath: string;
};

const finishDocuments = async (outDir: string, policy: Policy, { pages, content }: SiteOptions) => {
  const own = pageFilesOf(pages);
  const documents = (await listFiles(outDir)).filter((name) => /\.html?$/i.test(name));
  await runPool(documents, ioConcurrency, async (file) => {
    const path = join(outDir, file);
    const source = await readFile(path, "utf8");
    const isPage = own.has(file);
    // Mostly bots hit the 404 page, so it has no analytics.
    const html = isPage && file !== "404.html" ? insertAnalytics(source, content.site, file) : source;
    // May be a search engine's verification file, so leave it unchanged.
    if (!isPage && !canInsertPolicy(html)) return;
    await writeFile(path, insertPolicy(html, policy, file));
  });
};

/** Writes what hosts and search engines need, in and next to the pages. */
export const finishSite = async (options: SiteOptions): Promise<void> => {
  const { outDir, content, basePath } = options;
  const address = { url: content.site.url, basePath };

  for (const file of (await listFiles(outDir)).filter(isOsFile)) await rm(join(outDir, file));
  const redirects = flattenRedirects(content.redirects);
  await writeRedirectStubs(outDir, redirects, {
    ...address,
    title: content.site.title,
    lang: content.site.lang,
  });

  await finishDocuments(outDir, basePolicy(content), options);

  const write = (name: string, text: string) => writeInto(outDir, name, text);
  if (!existsSync(join(outDir, "robots.txt"))) await write("robots.txt", robotsText(address));
  await write("sitemap.xml", sitemapText(address, options.listed));
  const { security } = content.site;
  if (security) await write(".well-known/security.txt", securityText(address, security, options.updated));
  await write("_headers", headersFile(basePath));
  await write("_redirects", redirectsFile(redirects, basePath));
  await write(".nojekyll", "");
};
