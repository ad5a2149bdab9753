import { underBase } from "./base-path.ts";

/** Resolves old addresses to their final target, in one place for all hosts and the service worker. */

/** `from` is a decoded path (`/Old Page.html`); `to` a page, a page's section, a file or an address of another site. */
export type Redirect = { from: string; to: string };

const isOtherSite = (to: string): boolean => /^https?:\/\//i.test(to);

/** The decoded path: browsers request `/Old%20Page.html`. */
export const readPath = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

// Characters that break a URL, a quoted string in a server's configuration or a line of `_redirects`.
const writePath = (path: string) => path.replace(/[\s"$<>\\^`{|}]|[^\u0021-\u007e]+/gu, encodeURIComponent);

export const redirectParts = (to: string, base = "/"): { path: string; query: string; hash: string } => {
  const [, path = "", query = "", hash = ""] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(writePath(to)) ?? [];
  return { path: isOtherSite(to) ? path : underBase(base, path), query, hash };
};

type Visit = { base?: string; query?: string; hash?: string };

/** The address that a redirect leads to, with the query and the anchor of the visit, or else the target's own anchor. */
export const redirectAddress = (to: string, { base, query = "", hash }: Visit = {}): string => {
  const own = redirectParts(to, base);
  return `${own.path}${own.query}${own.query ? query.replace("?", "&") : query}${hash || own.hash}`;
};

export const findRedirect = (path: string, redirects: readonly Redirect[]): Redirect | undefined =>
  redirects.find(({ from }) => path === from || path === `${from}/`);

export const resolveRedirect = (from: string, redirects: readonly Redirect[]): string | undefined => {
  let at = writePath(from);
  for (let hops = 0; hops <= redirects.length; hops++) {
    const { path, ...visit } = redirectParts(at);
    const next = findRedirect(readPath(path), redirects);
    if (!next) return at;
    at = redirectAddress(next.to, visit);
  }
  return undefined;
};

/** Points every redirect at its final target, so that no visitor takes two hops. */
export const flattenRedirects = (redirects: readonly Redirect[]): Redirect[] =>
  redirects.map(({ from }) => {
    const to = resolveRedirect(from, redirects);
    if (to === undefined) throw new Error(`The redirect from ${from} is in a redirect loop.`);
    return { from, to };
  });

/** The source as `_redirects` expects it. */
export const redirectSource = (from: string, base: string): string => writePath(underBase(base, from));
