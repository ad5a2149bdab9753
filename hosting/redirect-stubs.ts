import { existsSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { directionOf } from "../site/words/direction.ts";
import { escapeHtml } from "../site/html.ts";
import { moved } from "../site/words/pages.ts";
import { type Redirect, redirectAddress, redirectParts } from "../site/addresses/redirects.ts";
import { listFiles, writeInto } from "./output-files.ts";

// A refresh would cancel the script's navigation and lose query and hash, so it is in a noscript.
const redirectScript = (to: string) => {
  const { path, query, hash } = redirectParts(to);
  const search = query ? 'location.search.replace("?","&")' : "location.search";
  const anchor = hash ? `(location.hash||${JSON.stringify(hash)})` : "location.hash";
  return `location.replace(${JSON.stringify(path + query)}+${search}+${anchor})`;
};

type StubOptions = { to: string; canonical: string; title: string; lang: string };

export const redirectStub = (options: StubOptions): string => {
  const to = escapeHtml(options.to);
  const dir = directionOf(options.lang) === "rtl" ? ' dir="rtl"' : "";
  const text = moved
    .text({ address: { to } })
    .map((piece) => (typeof piece === "string" ? escapeHtml(piece) : `<a href="${to}">${to}</a>`));
  return [
    "<!DOCTYPE html>",
    `<html lang="${options.lang}"${dir}><head><meta charset="utf-8"/>`,
    `<title>${escapeHtml(moved.title({ title: options.title }))}</title>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"/>',
    '<meta name="robots" content="noindex"/>',
    `<link rel="canonical" href="${escapeHtml(options.canonical)}"/>`,
    `<script>${redirectScript(options.to)}</script>`,
    `<noscript><meta http-equiv="refresh" content="0; url=${to}"/></noscript>`,
    "</head><body>",
    `<p>${text.join("")}</p>`,
    "</body></html>\n",
  ].join("\n");
};

/** A host would serve a file `post.php` with the wrong MIME type, but serves the page in a folder with that name. */
const stubFile = (from: string): string => (/\.html?$/i.test(from) ? from : `${from}/index.html`);

/** Hosts that serve `/camp.html` at `/camp` would cause a redirect loop. */
const hasStub = (from: string, isPage: (path: string) => boolean): boolean =>
  !/\.html$/i.test(from) || !isPage(from.replace(/\.html$/i, ""));

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

type StubSite = Pick<StubOptions, "title" | "lang"> & { url: string; basePath: string };

export const writeRedirectStubs = async (
  outDir: string,
  redirects: readonly Redirect[],
  site: StubSite,
): Promise<void> => {
  const isPage = (path: string) => existsSync(join(outDir, ...path.split("/"), "index.html"));
  const sourcesWithoutStub = new Set(redirects.map(({ from }) => from).filter((from) => !hasStub(from, isPage)));
  const built = new Set(await listFiles(outDir));
  for (const { from, to } of redirects.filter((redirect) => !sourcesWithoutStub.has(redirect.from))) {
    const name = stubFile(from).slice(1);
    const file = join(outDir, ...name.split("/"));
    if (built.has(name)) throw new Error(`The redirect from ${from} would overwrite ${file}: choose another path.`);
    // On case-insensitive file systems the existing file wins, then the first stub.
    if (existsSync(file) || isFile(dirname(file))) continue;
    const target = redirectAddress(to, { base: site.basePath });
    const [canonical = ""] = new URL(target, site.url).href.split("#");
    await writeInto(outDir, name, redirectStub({ ...site, to: target, canonical }));
  }
};
