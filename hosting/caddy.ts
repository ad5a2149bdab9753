import { contentTypes } from "./content-types.ts";
import { type HostingPlan, caching, immutablePrefix, pagesWithScripts, policyFor } from "./plan.ts";
import { redirectAddress } from "../site/addresses/redirects.ts";
import { policyText } from "./policy.ts";

/** A Caddyfile that answers as the other hosts do; Caddy adds the certificate by itself. */

const block = (head: string, lines: string[]): string[] => [`${head} {`, ...lines.map((line) => `\t${line}`), "}"];

const quote = (text: string) => `"${text.replaceAll('"', '\\"')}"`;

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

const extensions = Object.keys(contentTypes);
const isText = (extension: string) => contentTypes[extension]?.text === true;
const texts = extensions.filter(isText);
const others = extensions.filter((extension) => !isText(extension));

const bothSpellings = (path: string) => (path === "/" || path.includes(".") ? [path] : [path, `${path}/`]);

const maps = (plan: HostingPlan, base: string): string[] => [
  ...block("map {path} {site_scripts}", [
    ...pagesWithScripts(plan).flatMap(([path, scripts]) =>
      bothSpellings(path).map((spelling) => `${base}${spelling} ${quote(` ${scripts.join(" ")}`)}`),
    ),
    'default ""',
  ]),
  ...block("map {path} {site_type}", [
    ...Object.entries(contentTypes).map(([extension, { type }]) => `~(?i)\\.${extension}$ ${quote(type)}`),
    `default ${quote(contentTypes["html"]?.type ?? "")}`,
  ]),
  ...block("map {path} {site_cache}", [
    `~^${escapePattern(base + immutablePrefix)} ${quote(caching.immutable)}`,
    `default ${caching.revalidate}`,
  ]),
  ...block("map {path} {site_target}", [
    ...plan.redirects.flatMap(({ from, to }) =>
      bothSpellings(from).map((spelling) => `${base}${spelling} ${redirectAddress(to, { base: plan.basePath })}`),
    ),
    ...(base === "" ? [] : [`${base} ${base}/`]),
    'default ""',
  ]),
];

const headers = (plan: HostingPlan): string[] =>
  block("header", [
    ...Object.entries(plan.headers).map(([name, value]) => `${name} ${quote(value)}`),
    "Content-Type {site_type}",
    "Cache-Control {site_cache}",
    "-Server",
  ]).concat([
    `@text path_regexp (?i)(\\.(${texts.join("|")})|/[^.]*)$`,
    "header @text Vary Accept-Encoding",
    `@scripted not path_regexp (?i)\\.(${others.join("|")})$`,
    `header @scripted Content-Security-Policy ${quote(policyText(plan.policy).replace("script-src 'self'", "$&{site_scripts}"))}`,
  ]);

const refusals = (base: string): string[] => [
  "@method not method GET HEAD",
  'header @method Allow "GET, HEAD"',
  "error @method 405",
  "# Odd spellings have no page here: the router in the browser would not know them either.",
  "@twisted vars_regexp {http.request.orig_uri} (?i)^/(/|[^?]*(//|%2f|%5c|\\\\|[^/?]{256}))",
  "error @twisted 404",
  "@null vars_regexp {http.request.orig_uri} ^[^?]*%00",
  "error @null 400",
  `@home vars_regexp home {http.request.orig_uri} ^${escapePattern(base)}/index\\.html(\\?.*)?$`,
  `redir @home ${base}/{re.home.1} 301`,
  "@index vars_regexp index {http.request.orig_uri} ^([^?]+)/index\\.html(\\?.*)?$",
  "redir @index {re.index.1}{re.index.2} 301",
  ...block("@moved_asking", ['not vars {site_target} ""', 'not vars {query} ""']),
  "redir @moved_asking {site_target}?{query} 301",
  '@moved not vars {site_target} ""',
  "redir @moved {site_target} 301",
  ...(base === "" ? [] : [`@outside not path ${base}/*`, "error @outside 404", `uri strip_prefix ${base}`]),
  ...block("@hidden", ["path_regexp ^/(404\\.html$|(.*/)?\\.)", "not path /.well-known/*"]),
  "error @hidden 404",
];

export const caddyConfig = (plan: HostingPlan, place: { address: string; root: string }): string => {
  const base = plan.basePath.slice(0, -1);
  const send = block("file_server", ["precompressed br gzip", "disable_canonical_uris"]);
  const lines = block(place.address, [
    `root * ${quote(place.root)}`,
    ...maps(plan, base),
    ...block("route", [
      ...headers(plan),
      ...refusals(base),
      `@page not path_regexp (?i)\\.(${extensions.join("|")})$`,
      "rewrite @page {path}/index.html",
      ...send,
    ]),
    ...block("handle_errors", [
      `header Content-Security-Policy ${quote(policyFor(plan, "/404.html"))}`,
      `header Content-Type ${quote(contentTypes["html"]?.type ?? "")}`,
      `header Cache-Control ${caching.revalidate}`,
      "@missing expression {err.status_code} == 404",
      ...block("handle @missing", ["rewrite * /404.html", ...block("file_server", ["precompressed br gzip"])]),
      ...block("handle", ['respond "{err.status_code} {err.status_text}"']),
    ]),
  ]);
  return `# Made by the build; change hosting/caddy.ts instead.\n${lines.join("\n")}\n`;
};
