import { underBase } from "./base-path.ts";

/** Old addresses: followed to their end, and written as a visitor's browser is told them, in one place for all hosts. */

export type Redirect = { from: string; to: string };

export const resolveRedirect = (from: string, redirects: readonly Redirect[]): string | undefined => {
  let at = from;
  for (let hops = 0; hops <= redirects.length; hops++) {
    const next = redirects.find((redirect) => redirect.from === at);
    if (!next) return at;
    at = next.to;
  }
  return undefined;
};

/** Every redirect pointing straight at the page it ends at, so that no visitor takes two hops. */
export const flattenRedirects = (redirects: readonly Redirect[]): Redirect[] =>
  redirects.map(({ from }) => {
    const to = resolveRedirect(from, redirects);
    if (to === undefined) throw new Error(`The redirect from ${from} leads in a circle.`);
    return { from, to };
  });

export const findRedirect = (path: string, redirects: readonly Redirect[]): Redirect | undefined =>
  redirects.find(({ from }) => path === from || path === `${from}/`);

/**
 * The address that a redirect leads to, under the site's base path, with the query and the anchor of the visit. Hosts
 * that write them as variables pass the variables.
 */
export const redirectAddress = (to: string, { base = "/", query = "", hash = "" } = {}): string =>
  `${underBase(base, to)}${query}${hash}`;
