import { askedFolder, cardFolder, modelFolder, pictureFolder } from "../site/addresses/published.ts";
import { redirectAddress, redirectSource } from "../site/addresses/redirects.ts";
import { feedTypes } from "./content-types.ts";
import { type HostingPlan, caching, commonPolicy, immutablePrefix, policyFor, sharing } from "./plan.ts";

/** A path as browsers ask for it, or the beginning of paths with a star at its end. */
export type HeaderRule = { path: string; headers: Record<string, string> };

/** Cloudflare Pages reads no more rules than this. */
const mostRules = 100;

/** No rule can take back what another says: beside an owner's own files the build's hashed ones are asked for again. */
const hashedFolders = ({ owned }: HostingPlan): string[] =>
  (owned.length === 0
    ? [immutablePrefix]
    : [pictureFolder, modelFolder, askedFolder, cardFolder].map((name) => `/${name}`)
  ).filter((folder) => !owned.some((file) => file.startsWith(folder)));

const depthOf = (path: string) => path.split("/").length;

/** One host shows /blog, the other sends visitors to /blog/; a document is asked for as it is. */
const spellings = (path: string): string[] => (path === "/" || /\.html?$/i.test(path) ? [path] : [path, `${path}/`]);

/** Pages farthest from home come last, where a host may stop reading: each has its policy in a meta tag as well. */
export const headerRules = (plan: HostingPlan): HeaderRule[] => {
  const pages = Object.keys(plan.scripts)
    .filter((path) => path !== "/404.html")
    .toSorted((one, other) => depthOf(one) - depthOf(other));
  const rules: HeaderRule[] = [
    { path: "/*", headers: { ...plan.headers, "Content-Security-Policy": commonPolicy } },
    ...hashedFolders(plan).map((folder) => ({
      path: `${folder}*`,
      headers: { "Cache-Control": caching.immutable },
    })),
    { path: `/${cardFolder}*`, headers: { [sharing.name]: sharing.all } },
    ...Object.entries(feedTypes).map(([path, type]) => ({
      path,
      headers: { "Content-Type": type, "Cache-Control": caching.revalidate, [sharing.name]: sharing.all },
    })),
    ...pages.flatMap((page) => {
      const headers = {
        "Content-Security-Policy": policyFor(plan, page),
        "Cache-Control": caching.revalidate,
        [sharing.name]: sharing.own,
      };
      return spellings(page).map((path) => ({ path, headers }));
    }),
  ];
  return rules.map(({ path, headers }) => ({ path: redirectSource(path, plan.basePath), headers }));
};

export const headersFile = (plan: HostingPlan): string => {
  const rules = headerRules(plan).slice(0, mostRules);
  const texts = rules.map(({ path, headers }) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n"),
  );
  return `${texts.join("\n\n")}\n`;
};

export const redirectsFile = ({ redirects, basePath }: HostingPlan): string =>
  redirects
    .map(({ from, to }) => `${redirectSource(from, basePath)} ${redirectAddress(to, { base: basePath })} 301\n`)
    .join("");
