import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Redirect, redirectAddress } from "../site/addresses/redirects.ts";

// A refresh beside the script would cancel its navigation and lose query and hash, hence the noscript below.
const carryOn = (to: string) => `location.replace(${JSON.stringify(to)}+location.search+location.hash)`;

const escape = (text: string) =>
  text.replace(/[&<>"]/g, (char) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[char] ?? char);

/** The page that a plain file host shows for an old address: moves on with and without scripts. */
export const redirectStub = (options: { to: string; canonical: string; title: string }): string => {
  const to = escape(options.to);
  return [
    "<!DOCTYPE html>",
    '<html lang="en"><head><meta charset="utf-8"/>',
    `<title>${escape(options.title)}</title>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"/>',
    '<meta name="robots" content="noindex"/>',
    `<link rel="canonical" href="${escape(options.canonical)}"/>`,
    `<script>${carryOn(options.to)}</script>`,
    `<noscript><meta http-equiv="refresh" content="0; url=${to}"/></noscript>`,
    "</head><body>",
    `<p>This page has moved to <a href="${to}">${to}</a>.</p>`,
    "</body></html>\n",
  ].join("\n");
};

export const writeRedirectStubs = async (
  outDir: string,
  redirects: readonly Redirect[],
  site: { url: string; title: string; basePath: string },
): Promise<void> => {
  for (const { from, to } of redirects) {
    const folder = join(outDir, ...from.split("/"));
    const target = redirectAddress(to, { base: site.basePath });
    await mkdir(folder, { recursive: true });
    const stub = redirectStub({ to: target, canonical: `${site.url}${target}`, title: `Moved – ${site.title}` });
    await writeFile(join(folder, "index.html"), stub);
  }
};
