import { askedFolder, cardFolder, modelFolder, pictureFolder } from "../site/addresses/published.ts";
import { redirectAddress, redirectSource } from "../site/addresses/redirects.ts";
import { contentTypes, namedTypes } from "./content-types.ts";
import { type HostingPlan, caching, immutablePrefix, policyFor, sharing, spellings } from "./plan.ts";

const rule = (path: string, headers: Record<string, string>) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n");

// Both hosts add up the headers of all rules that match: a rule for all paths may hold only what suits each page.
const commonPolicy = "base-uri 'none'; object-src 'none'; frame-ancestors 'self'";

/** Cloudflare Pages reads no more rules than this. */
const mostRules = 100;

/** No rule can take back what another says: beside an owner's own files the build's hashed ones are asked for again. */
const hashedFolders = ({ owned }: HostingPlan): string[] =>
  (owned.length === 0
    ? [immutablePrefix]
    : [pictureFolder, modelFolder, askedFolder, cardFolder].map((name) => `/${name}`)
  ).filter((folder) => !owned.some((file) => file.startsWith(folder)));

const depthOf = (path: string) => path.split("/").length;

/** Pages at the end do without a rule where the file is full, since each has its policy in a meta tag as well. */
export const headersFile = (plan: HostingPlan): string => {
  const at = (path: string) => redirectSource(path, plan.basePath);
  const pages = Object.keys(plan.scripts)
    .filter((path) => path !== "/404.html")
    .toSorted((one, other) => depthOf(one) - depthOf(other));
  const rules = [
    rule(at("/*"), { ...plan.headers, "Content-Security-Policy": commonPolicy }),
    ...hashedFolders(plan).map((folder) => rule(at(`${folder}*`), { "Cache-Control": caching.immutable })),
    rule(at(`/${cardFolder}*`), { [sharing.name]: sharing.all }),
    ...Object.entries(namedTypes).map(([path, type]) =>
      rule(at(path), { "Content-Type": type, "Cache-Control": caching.revalidate, [sharing.name]: sharing.all }),
    ),
    ...Object.entries(plan.files).map(([path, ending]) =>
      rule(at(path), { "Content-Type": contentTypes[ending]?.type ?? "", "Cache-Control": caching.revalidate }),
    ),
    ...pages.flatMap((path) => {
      const headers = {
        "Content-Security-Policy": policyFor(plan, path),
        "Cache-Control": caching.revalidate,
        [sharing.name]: sharing.own,
      };
      // One of these hosts shows /blog, the other sends visitors to /blog/.
      return spellings(path).map((spelling) => rule(at(spelling), headers));
    }),
  ];
  return `${rules.slice(0, mostRules).join("\n\n")}\n`;
};

export const redirectsFile = ({ redirects, basePath }: HostingPlan): string =>
  redirects
    .map(({ from, to }) => `${redirectSource(from, basePath)} ${redirectAddress(to, { base: basePath })} 301\n`)
    .join("");
