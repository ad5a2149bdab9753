import { type SiteAddress, fromAbsolute } from "../addresses/absolute.ts";
import type { Anchors } from "../anchors.ts";
import { hashedFolder } from "../addresses/published.ts";
import {
  type Redirect,
  findRedirect,
  isOtherSite,
  readPath,
  redirectParts,
  resolveRedirect,
} from "../addresses/redirects.ts";
import type { Problem } from "./problems.ts";

type Known = {
  pages: ReadonlySet<string>;
  files: ReadonlySet<string>;
  anchorsAt: (path: string) => Anchors;
  site?: SiteAddress | undefined;
};

/** No server, host or router reads these letters and signs as anything else. */
const oldPath = /^(\/[\p{L}\p{M}\p{N} ._~@!&'()+,;=-]+)+$/u;

const isPageFile = (path: string) => /\.html?$/i.test(path);

/** The site's own scripts ask for these addresses, or hosts keep them for its 404 page. */
const isKept = (path: string) => path === "/404" || path.endsWith(".data") || path.startsWith(`/${hashedFolder}`);

const faultOfSource = (from: string, { pages, files }: Known, redirects: Redirect[]): string | undefined => {
  const plain = readPath(from)
    .replace(/[?#].*/s, "")
    .replace(/\/(index\.html)?$/, "");
  if (from.startsWith("/") && plain === "") return `"${from}" is the home page: choose another address`;
  if (from.startsWith("/") && plain !== from) return `expected the path alone, as it reads: write "${plain}"`;
  if (!oldPath.test(from) || /\/\.{1,2}(\/|$)/.test(from)) {
    return `expected a path such as /old-name or /Old_Page.html, got "${from}"`;
  }
  if (isKept(from))
    return `"${from}" is where the site keeps files of its own: leave it out, or put a file at public${from}`;
  if (pages.has(from)) return `"${from}" is a page of the site: choose another address`;
  if (files.has(from)) return `"${from}" is a file of the site: choose another address, or remove the file`;
  const above = [...files, ...redirects.map((redirect) => redirect.from).filter(isPageFile)].find((file) =>
    from.startsWith(`${file}/`),
  );
  return above && `"${above}" is a file, which nothing can lie in: choose another address`;
};

const faultOfTarget = (end: string, to: string, { pages, files, anchorsAt, site }: Known): string | undefined => {
  if (isOtherSite(end)) {
    const address = URL.parse(end)?.href;
    if (address === undefined) return `expected an address such as https://example.com/page, got "${to}"`;
    const local = site && fromAbsolute(site, address);
    return local === undefined ? undefined : `"${to}" is on this site: write "${local}"`;
  }
  const { path, hash } = redirectParts(end);
  const page = readPath(path);
  if (!pages.has(page) && !files.has(page)) {
    return `nothing at "${to}": point it to a page, a file of public/ or https://… of another site`;
  }
  const anchor = readPath(hash.slice(1));
  const hasAnchor = anchor === "" || (pages.has(page) && anchorsAt(page).has(anchor));
  return hasAnchor ? undefined : `no section "#${anchor}" on ${page}: check the anchor`;
};

const faultOfEnd = ({ from, to }: Redirect, redirects: Redirect[], known: Known): string | undefined => {
  const end = resolveRedirect(to, redirects);
  if (end === undefined) return `"${from}" leads in a circle: point it to a page`;
  // Of a chain, the link that leads wrong is named, and not those before it.
  const next = findRedirect(readPath(redirectParts(to).path), redirects);
  const later = next && resolveRedirect(next.to, redirects);
  return later && faultOfTarget(later, to, known) ? undefined : faultOfTarget(end, to, known);
};

export const checkRedirects = (file: string, redirects: Redirect[], known: Known, problems: Problem[]) => {
  const seen = new Set<string>();
  redirects.forEach((redirect, index) => {
    const { from } = redirect;
    const report = (field: string, message: string | undefined) => {
      if (message) problems.push({ file, field: `[${index}].${field}`, message });
    };
    report("from", faultOfSource(from, known, redirects));
    if (seen.has(from)) report("from", `"${from}" is listed twice: remove one of the two`);
    seen.add(from);
    report("to", faultOfEnd(redirect, redirects, known));
  });
};
