import { isUtf8 } from "node:buffer";
import { existsSync, readFileSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { isLitter } from "../site/files.ts";
import type { Content } from "../site/load.ts";
import { inTurn, porters } from "../site/pictures/make.ts";
import { insertCounter } from "../hosting/analytics.ts";
import { compressFiles } from "../hosting/compress.ts";
import { strangersIn } from "../hosting/content-types.ts";
import { flattenBase } from "./flatten-base.ts";
import { headersFile, redirectsFile } from "../hosting/host-files.ts";
import { type HostingPlan, headersFor, immutablePrefix } from "../hosting/plan.ts";
import { placeNotFound } from "./not-found.ts";
import { stylesFirst } from "./styles-first.ts";
import { isPageAmong, listFiles, pagePathOf } from "../hosting/output-files.ts";
import {
  type Policy,
  basePolicy,
  hasPlaceForPolicy,
  inlineScripts,
  insertPolicy,
  withScripts,
} from "../hosting/policy.ts";
import { writeRedirectStubs } from "../hosting/redirect-stubs.ts";
import { flattenRedirects } from "../site/addresses/redirects.ts";
import { type ListedPage, picturesIn, sitemapText } from "../hosting/sitemap.ts";
import { serverFiles } from "../hosting/server-files.ts";
import { ownServer } from "../hosting/own-server.ts";
import { robotsText, securityText } from "../hosting/well-known.ts";

export type SiteOptions = {
  outDir: string;
  content: Pick<Content, "site" | "redirects" | "words"> & Partial<Pick<Content, "photography" | "topics">>;
  pages: readonly Omit<ListedPage, "pictures">[];
  built: Date;
  basePath: string;
  cacheDir?: string;
  owned: readonly string[];
  /** This work needs the finished pages and must come before they are compressed: the worker's file list. */
  beforeCompress?: (outDir: string) => Promise<void>;
};

const finishPages = async (
  outDir: string,
  policy: Policy,
  site: Content["site"],
): Promise<Record<string, string[]>> => {
  const files = await listFiles(outDir);
  const documents = files.filter((name) => /\.html?$/i.test(name));
  // Which one is ready first must not tell in what is published.
  const scripts = Object.fromEntries(documents.map((file): [string, string[]] => [pagePathOf(file), []]));
  await inTurn(documents, porters, async (file) => {
    const path = join(outDir, file);
    const source = await readFile(path, "utf8");
    const isPage = isPageAmong(files, file);
    const styled = isPage ? stylesFirst(source, file) : source;
    // Machines try addresses that were never there more than visitors do: these do not count.
    const html = isPage && file !== "404.html" ? insertCounter(styled, site, file) : styled;
    const inline = inlineScripts(html);
    scripts[pagePathOf(file)] = inline;
    // A document of the owner's own may be one word for a search engine to find: it stays as it is.
    if (!isPage && !hasPlaceForPolicy(html)) return;
    await writeFile(path, insertPolicy(html, withScripts(policy, inline), file));
  });
  return scripts;
};

const listPages = (outDir: string, pages: SiteOptions["pages"]): Promise<ListedPage[]> =>
  Promise.all(
    pages.map(async (page) => {
      const html = await readFile(join(outDir, ...page.path.split("/"), "index.html"), "utf8");
      return { ...page, pictures: picturesIn(html) };
    }),
  );

const findStrangers = async (outDir: string) => {
  const isText = (file: string) => {
    const bytes = readFileSync(join(outDir, file));
    return isUtf8(bytes) && !bytes.includes(0);
  };
  return strangersIn(await listFiles(outDir), isText);
};

export const finishSite = async (options: SiteOptions): Promise<void> => {
  const { outDir, content, basePath } = options;
  const address = { url: content.site.url, basePath };
  const hostingDir = join(dirname(outDir), "hosting");
  const write = async (folder: string, name: string, text: string) => {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  };

  for (const file of (await listFiles(outDir)).filter(isLitter)) await rm(join(outDir, file));
  await flattenBase(outDir, basePath);
  await placeNotFound(outDir);
  const redirects = flattenRedirects(content.redirects);
  await writeRedirectStubs(outDir, redirects, {
    ...address,
    title: content.site.title,
    lang: content.site.lang,
    words: content.words.moved,
    pageAt: (path) => content.topics?.find(({ aliases }) => aliases.includes(path))?.path ?? path,
  });

  const policy = basePolicy(content);
  const scripts = await finishPages(outDir, policy, content.site);
  // Servers that read the plan redirect before any stub is seen.
  for (const { from } of redirects) delete scripts[from];
  const files = await findStrangers(outDir);
  const owned = options.owned.filter((file) => file.startsWith(immutablePrefix));
  const plan: HostingPlan = { basePath, headers: headersFor(basePath), policy, scripts, redirects, files, owned };

  if (!existsSync(join(outDir, "robots.txt"))) await write(outDir, "robots.txt", robotsText(address));
  await write(outDir, "sitemap.xml", sitemapText(address, await listPages(outDir, options.pages)));
  const { security } = content.site;
  if (security) await write(outDir, ".well-known/security.txt", securityText(address, security, options.built));
  await write(outDir, "_headers", headersFile(plan));
  await write(outDir, "_redirects", redirectsFile(plan));
  await write(outDir, ".nojekyll", "");

  await rm(hostingDir, { recursive: true, force: true });
  await write(hostingDir, "plan.json", `${JSON.stringify(plan, null, 2)}\n`);
  const parts = serverFiles(plan, ownServer(content.site.url, basePath));
  for (const [name, text] of Object.entries(parts)) await write(hostingDir, name, text);

  await options.beforeCompress?.(outDir);
  await compressFiles(outDir, options.cacheDir);
};
