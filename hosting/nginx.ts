import { contentTypes } from "./content-types.ts";
import { type HostingPlan, caching, immutablePrefix, pagesWithScripts } from "./plan.ts";
import { redirectAddress } from "../site/addresses/redirects.ts";
import { policyText } from "./policy.ts";

/**
 * A complete configuration for the `http` part of nginx (for example as /etc/nginx/conf.d/site.conf). What differs
 * between answers comes from maps, because an add_header inside a location would drop all those outside.
 * It needs no module beyond the standard ones: the compressed copies are picked by name.
 */

const quote = (text: string) => `"${text.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`;

/** For a pattern inside a quoted string, where nginx reads a doubled backslash as one. */
const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\\$&`);

const block = (head: string, lines: string[]): string[] => [`${head} {`, ...lines.map((line) => `  ${line}`), "}", ""];

const extensions = (wanted: (kind: { text: boolean }) => boolean) =>
  Object.entries(contentTypes)
    .filter(([, kind]) => wanted(kind))
    .map(([extension]) => extension)
    .join("|");

// Not preceded by a word of its own and not refused with q=0.
const accepts = (encoding: string) => String.raw`"~*^\\|(.*[ ,])?${encoding}(?![\w-])(?! *; *q=0(\\.0*)? *(,|$))"`;

const maps = (plan: HostingPlan): string[] => [
  "# A range is cut from the plain file, so that all parts of a download come from the same bytes.",
  ...block('map "$http_range|$http_accept_encoding" $site_suffix', [
    'default "";',
    `${accepts("br")} .br;`,
    `${accepts("gzip")} .gz;`,
  ]),
  ...block("map $uri $site_encoding", ['default "";', String.raw`"~\\.br$" br;`, String.raw`"~\\.gz$" gzip;`]),
  ...block("map $uri $site_vary", [
    'default "";',
    String.raw`"~*\\.(${extensions(({ text }) => text)})(\\.br|\\.gz)?$" Accept-Encoding;`,
  ]),
  "# The page's path, whatever its spelling and whichever copy of it is sent.",
  ...block("map $uri $site_page", [
    "default $uri;",
    String.raw`"~^/+index\\.html(\\.br|\\.gz)?$" /;`,
    String.raw`"~^(?<site_folder>/.*?)/*/index\\.html(\\.br|\\.gz)?$" $site_folder;`,
    String.raw`"~^(?<site_file>.+)(\\.br|\\.gz)$" $site_file;`,
  ]),
  "# The inline scripts that each page may run.",
  ...block("map $site_page $site_scripts", [
    'default "";',
    ...pagesWithScripts(plan).map(([path, scripts]) => `${quote(path)} ${quote(` ${scripts.join(" ")}`)};`),
  ]),
  ...block("map $uri $site_policy", [
    `default ${quote(policyText(plan.policy).replace("script-src 'self'", "$&$site_scripts"))};`,
    String.raw`"~*\\.(${extensions(({ text }) => !text)})$" "";`,
  ]),
  ...block('map "$status$uri" $site_cache', [
    `default ${caching.revalidate};`,
    `"~^(200|206|304)${escapePattern(immutablePrefix)}" ${quote(caching.immutable)};`,
  ]),
  ...block("map $request_method $site_allow", ['default "GET, HEAD";', 'GET "";', 'HEAD "";']),
];

const refusals = (base: string): string[] => [
  "if ($request_method !~ ^(GET|HEAD)$) { return 405; }",
  "# Odd spellings have no page here: the router in the browser would not know them either.",
  String.raw`if ($request_uri ~* "^[^?]*(//|%2f|%5c|\\\\)") { return 404; }`,
  String.raw`if ($request_uri ~ "^${escapePattern(base)}/index\\.html(\\?.*)?$") { return 301 ${base}/$1; }`,
  String.raw`if ($request_uri ~ "^([^?]+)/index\\.html(\\?.*)?$") { return 301 $1$2; }`,
  ...(base === ""
    ? []
    : [
        "# The site lives under a sub-path, its files do not.",
        String.raw`if ($request_uri ~ "^${escapePattern(base)}(\\?.*)?$") { return 301 ${base}/$1; }`,
        `if ($request_uri !~ "^${escapePattern(base)}/") { return 404; }`,
        `rewrite "^${escapePattern(base)}(/.*)$" $1;`,
      ]),
];

const headers = (plan: HostingPlan): string[] => [
  ...Object.entries(plan.headers).map(([name, value]) => `add_header ${name} ${quote(value)} always;`),
  "add_header Content-Security-Policy $site_policy always;",
  "add_header Cache-Control $site_cache always;",
  "add_header Content-Encoding $site_encoding always;",
  "add_header Vary $site_vary always;",
  "add_header Allow $site_allow always;",
];

const send = (type: string, ...files: string[]) => [
  "types { }",
  `default_type ${quote(type)};`,
  `try_files ${files.join(" ")} =404;`,
];

const locations = (plan: HostingPlan): string[] => {
  const page = contentTypes["html"]?.type ?? "";
  return [
    ...plan.redirects.flatMap(({ from, to }) =>
      [from, `${from}/`].map(
        (path) =>
          `location = ${path} { return 301 ${redirectAddress(to, { base: plan.basePath, query: "$is_args$args" })}; }`,
      ),
    ),
    "",
    "location = /404.html { return 404; }",
    String.raw`location ~ "/\\.(?!well-known/)" { return 404; }`,
    "# Pages have no ending, so they pass by all the kinds of files with one look.",
    ...block(String.raw`location ~ "\\.[^./]+$"`, [
      ...Object.entries(contentTypes).flatMap(([extension, { type, text }]) =>
        block(
          String.raw`location ~* "\\.${extension}$"`,
          text ? send(type, "$uri$site_suffix", "$uri") : send(type, "$uri"),
        ),
      ),
      ...send(page, "$uri/index.html$site_suffix", "$uri/index.html"),
    ]),
    ...block("location /", send(page, "$uri/index.html$site_suffix", "$uri/index.html")),
    "error_page 404 @missing;",
    ...block("location @missing", send(page, "/404.html$site_suffix", "/404.html")),
  ];
};

export const nginxConfig = (
  plan: HostingPlan,
  place: { listen: string[]; serverName: string; root: string },
): string => {
  const base = plan.basePath.slice(0, -1);
  const server = block("server", [
    ...place.listen.map((address) => `listen ${address};`),
    `server_name ${place.serverName};`,
    `root ${quote(place.root)};`,
    "",
    "server_tokens off;",
    "absolute_redirect off;",
    "client_max_body_size 1k;",
    "max_ranges 1;",
    "if_modified_since before;",
    "sendfile on;",
    "tcp_nopush on;",
    "open_file_cache max=2000 inactive=60s;",
    "open_file_cache_valid 5s;",
    "open_file_cache_errors on;",
    "",
    ...headers(plan),
    "",
    ...refusals(base),
    "",
    ...locations(plan),
  ]);
  const lines = ["# Made by the build; change hosting/nginx.ts instead.", "", "map_hash_bucket_size 256;", ""];
  return `${[...lines, ...maps(plan), ...server].join("\n").trimEnd()}\n`;
};
