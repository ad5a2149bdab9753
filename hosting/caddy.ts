import { type Kind, contentTypes, isPacked, namedTypes } from "./content-types.ts";
import {
  type HostingPlan,
  caching,
  immutablePrefix,
  pagesWithScripts,
  policyFor,
  sharing,
  spellings,
  styledPolicy,
} from "./plan.ts";
import { redirectAddress } from "../site/addresses/redirects.ts";
import { policyText } from "./policy.ts";
import type { OwnServer } from "./own-server.ts";

/** Unknown addresses are answered here and not by `handle_errors`, which would speak for the rest of the domain too. */

const block = (head: string, lines: string[]): string[] => [`${head} {`, ...lines.map((line) => `\t${line}`), "}"];

const quote = (text: string) => `"${text.replaceAll('"', '\\"')}"`;

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

const endings = Object.keys(contentTypes);
const isText = (ending: string) => contentTypes[ending]?.text === true;
const isPackedEnding = (ending: string) => isPacked(contentTypes[ending] as Kind);
const packed = endings.filter(isPackedEnding);
const others = endings.filter((ending) => !isText(ending));
const styled = endings.filter((ending) => contentTypes[ending]?.styled);
const shared = endings.filter((ending) => contentTypes[ending]?.shared);
const page = contentTypes["html"]?.type ?? "";

/** These files of the owner's have an ending that says nothing; the text begins a pattern. */
const strangers = ({ files }: HostingPlan, base: string, fits: (ending: string) => boolean = () => true) => {
  const paths = Object.entries(files).flatMap(([path, ending]) => (fits(ending) ? [escapePattern(base + path)] : []));
  return paths.length > 0 ? `^(${paths.join("|")})$|` : "";
};

const maps = (plan: HostingPlan, { base, id }: OwnServer): string[] => {
  const asked = { query: `{${id}_query}`, further: `{${id}_further}` };
  return [
    "# The inline scripts that each page may run.",
    ...block(`map {path} {${id}_scripts}`, [
      ...pagesWithScripts(plan).flatMap(([path, scripts]) =>
        spellings(path).map((spelling) => `${quote(base + spelling)} ${quote(` ${scripts.join(" ")}`)}`),
      ),
      'default ""',
    ]),
    ...block(`map {path} {${id}_type}`, [
      ...Object.entries(namedTypes).map(([path, type]) => `${base}${path} ${quote(type)}`),
      ...Object.entries(plan.files).map(
        ([path, ending]) => `${quote(base + path)} ${quote(contentTypes[ending]?.type ?? "")}`,
      ),
      ...Object.entries(contentTypes).map(([ending, { type }]) => `~(?i)\\.${ending}$ ${quote(type)}`),
      `default ${quote(page)}`,
    ]),
    ...block(`map {path} {${id}_sharing}`, [
      ...Object.keys(namedTypes).map((path) => `${base}${path} ${sharing.all}`),
      `~(?i)\\.(${shared.join("|")})$ ${sharing.all}`,
      `default ${sharing.own}`,
    ]),
    ...block(`map {path} {${id}_cache}`, [
      ...plan.owned.map((path) => `${quote(base + path)} ${caching.revalidate}`),
      `~^${escapePattern(base + immutablePrefix)} ${quote(caching.immutable)}`,
      `default ${caching.revalidate}`,
    ]),
    ...block(`map {path} {${id}_target}`, [
      ...plan.redirects.flatMap(({ from, to }) =>
        [from, `${from}/`].map(
          (spelling) => `${quote(base + spelling)} ${quote(redirectAddress(to, { base: plan.basePath, ...asked }))}`,
        ),
      ),
      ...(base === "" ? [] : [`${base} ${base}/${asked.query}`]),
      'default ""',
    ]),
    ...block(`map {query} ${asked.query} ${asked.further}`, ['"" "" ""', "default ?{query} &{query}"]),
  ];
};

const headers = (plan: HostingPlan, { base, id }: OwnServer): string[] => [
  ...block("header", [
    ...Object.entries(plan.headers).map(([name, value]) => `${name} ${quote(value)}`),
    `Cache-Control ${caching.revalidate}`,
    `${sharing.name} ${sharing.own}`,
  ]),
  "header -Server",
  `@scripted not path_regexp ${quote(`${strangers(plan, base, (ending) => !isText(ending))}(?i)\\.(${others.join("|")})$`)}`,
  `header @scripted Content-Security-Policy ${quote(policyText(plan.policy).replace("script-src 'self'", `$&{${id}_scripts}`))}`,
  `@styled path_regexp (?i)\\.(${styled.join("|")})$`,
  `header @styled Content-Security-Policy ${quote(styledPolicy)}`,
];

const refusals = (base: string): string[] => [
  "@method not method GET HEAD",
  ...block("handle @method", ['header Allow "GET, HEAD"', 'respond "405 Method Not Allowed" 405']),
  "@null vars_regexp {http.request.orig_uri} ^[^?]*%00",
  'respond @null "400 Bad Request" 400',
  "# Odd spellings have no page here: the router in the browser would not know them either.",
  "@twisted vars_regexp {http.request.orig_uri} (?i)^[^?]*(//|%2f|%5c|\\\\)",
  `rewrite @twisted ${base}/404.html`,
];

const moves = ({ base, id }: OwnServer): string[] => [
  `@home vars_regexp home {uri} ^${escapePattern(base)}/index\\.html(\\?.*)?$`,
  `redir @home ${base}/{re.home.1} 301`,
  "@index vars_regexp index {uri} ^([^?]+)/index\\.html(\\?.*)?$",
  "redir @index {re.index.1}{re.index.2} 301",
  `@moved not vars {${id}_target} ""`,
  `redir @moved {${id}_target} 301`,
];

/** The file server adds its own header for a compressed copy: this one is set when all else is. */
const varied = (directive: string) => block(directive, ["Vary Accept-Encoding", "defer"]);

const files = (plan: HostingPlan, { base, id }: OwnServer): string[] => {
  const at = escapePattern(base);
  return [
    "# A known ending names a file, everything else a folder with a page.",
    `@page not path_regexp ${quote(`${strangers(plan, base)}(?i)\\.(${endings.join("|")})$`)}`,
    "rewrite @page {path}/index.html",
    ...block("@found", [
      "file",
      `not vars_regexp {path} ^${at}/404\\.html$`,
      ...block("not", ["vars_regexp {path} /\\.", `not vars_regexp {path} ^${at}/\\.well-known(/[^./][^/]*)+$`]),
    ]),
    ...block("handle @found", [
      `header Content-Type {${id}_type}`,
      `header ${sharing.name} {${id}_sharing}`,
      `header Cache-Control {${id}_cache}`,
      `@packed path_regexp ${quote(`${strangers(plan, base, isPackedEnding)}(?i)\\.(${packed.join("|")})$`)}`,
      ...varied("header @packed"),
      ...block("file_server", ["precompressed br gzip", "disable_canonical_uris"]),
    ]),
    ...block("handle", [
      `header Content-Security-Policy ${quote(policyFor(plan, "/404.html"))}`,
      `header Content-Type ${quote(page)}`,
      ...varied("header"),
      "# The page for unknown addresses is sent whole, whatever a browser has of it.",
      ...["If-None-Match", "If-Modified-Since", "If-Match", "If-Unmodified-Since", "Range"].map(
        (name) => `request_header -${name}`,
      ),
      `rewrite * ${base}/404.html`,
      ...block("file_server", ["precompressed br gzip", "status 404"]),
    ]),
  ];
};

export const caddySite = (plan: HostingPlan, server: OwnServer): string => {
  const { base, id, root } = server;
  const here = [
    `root * ${quote(root)}`,
    ...maps(plan, server),
    ...block("route", [...headers(plan, server), ...refusals(base), ...moves(server), ...files(plan, server)]),
  ];
  const own =
    base === ""
      ? block("handle", here)
      : [`@${id} path_regexp ^${escapePattern(base)}(/|$)`, ...block(`handle @${id}`, here)];
  return `${own.join("\n")}\n`;
};
