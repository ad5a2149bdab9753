import { type Kind, contentTypes, isPacked, namedTypes } from "./content-types.ts";
import { type HostingPlan, caching, immutablePrefix, pagesWithScripts, sharing, styledPolicy } from "./plan.ts";
import { redirectAddress } from "../site/addresses/redirects.ts";
import { policyText } from "./policy.ts";
import type { OwnServer } from "./own-server.ts";

/**
 * The maps are for nginx's `http` part; any `server` block can include the location, whose `if`s hold nothing but
 * `return`. It needs no module beyond the standard ones: the compressed copies are picked by name.
 */

const quote = (text: string) => `"${text.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`;

/** nginx reads a doubled backslash in a quoted string as one. */
const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\\$&`);

const block = (head: string, lines: string[]): string[] => [
  `${head} {`,
  ...lines.map((line) => (line === "" ? "" : `  ${line}`)),
  "}",
];

const join = (...parts: string[][]) => `${parts.map((lines) => lines.join("\n")).join("\n\n")}\n`;

const kinds = Object.entries(contentTypes);

// The name must not be the end of another word, nor be refused with q=0.
const accepts = (encoding: string) => String.raw`"~*^\\|(.*[ ,])?${encoding}(?![\w-])(?! *; *q=0(\\.0*)? *(,|$))"`;

/** Longer names than this need a larger map_hash_bucket_size, which one nginx takes only once. */
const longestHashed = 40;

const isHashed = (path: string) => Buffer.byteLength(path) <= longestHashed;

/** The owner's file names may have any sign in them. */
const fileKey = (path: string) => `"~^${escapePattern(path).replaceAll('"', '\\"')}$"`;

const mapKey = (path: string) => (isHashed(path) ? quote(path) : `"~^${escapePattern(path)}$"`);

/** nginx takes no name twice, and letter case makes no other name to it. */
const movedKeys = ({ redirects }: HostingPlan, base: string) => {
  const paths = redirects.flatMap(({ from }) => [base + from, `${base}${from}/`]);
  const keys = paths.map((path) => mapKey(isHashed(path) ? path.replace(/[A-Z]/g, (c) => c.toLowerCase()) : path));
  return [...new Set(keys)];
};

export const nginxMaps = (plan: HostingPlan, { base, id }: OwnServer): string => {
  const at = escapePattern(base);
  const asked = { query: "$is_args$args", further: `$${id}_further` };
  const map = (source: string, name: string, lines: string[]) => block(`map ${source} $${id}_${name}`, lines);
  const strangers = (value: (ending: string) => string) =>
    Object.entries(plan.files).map(([path, ending]) => `${fileKey(base + path)} ${value(ending)};`);
  const byEnding = (value: (kind: Kind) => string | undefined) =>
    kinds.flatMap(([ending, kind]) => {
      const text = value(kind);
      return text === undefined ? [] : [`${ending} ${text};`];
    });
  return join(
    [
      "# A range is cut from the plain file, so that all parts of a download come from the same bytes.",
      ...map('"$http_range|$http_accept_encoding"', "accepted", [
        'default "";',
        `${accepts("br")} .br;`,
        `${accepts("gzip")} .gz;`,
      ]),
    ],
    [
      "# What is asked for: a known ending names a file, everything else a folder with a page.",
      ...map("$uri", "asked", [
        'default "";',
        ...strangers((ending) => ending),
        String.raw`"~\\.(?<${id}_a>[^./]+)$" $${id}_a;`,
      ]),
      ...map(`$${id}_asked`, "file", ["default $uri/index.html;", ...byEnding(() => "$uri")]),
      ...map(`$${id}_asked`, "suffix", [
        `default $${id}_accepted;`,
        ...byEnding((kind) => (isPacked(kind) ? undefined : '""')),
      ]),
    ],
    [
      "# What is sent. Only answers from a file get a type here; nginx says what its own short answers are.",
      ...map("$uri", "encoding", [
        'default "";',
        ...strangers(() => '""'),
        String.raw`"~\\.br$" br;`,
        String.raw`"~\\.gz$" gzip;`,
      ]),
      ...map("$uri", "sent", [
        'default "";',
        ...strangers((ending) => ending),
        String.raw`"~\\.(?<${id}_s>[^./]+?)(\\.br|\\.gz)?$" $${id}_s;`,
      ]),
      ...map(`$${id}_sent`, "usual", ['default "";', ...byEnding(({ type }) => quote(type))]),
      ...map(`$${id}_page`, "kind", [
        `default $${id}_usual;`,
        ...Object.entries(namedTypes).map(([path, type]) => `${quote(path)} ${quote(type)};`),
      ]),
      ...map("$status", "type", ['default "";', ...[200, 206, 404].map((status) => `${status} $${id}_kind;`)]),
      ...map(`$${id}_sent`, "opened", [
        `default ${sharing.own};`,
        ...byEnding(({ shared }) => (shared ? sharing.all : undefined)),
      ]),
      ...map(`$${id}_page`, "sharing", [
        `default $${id}_opened;`,
        ...Object.keys(namedTypes).map((path) => `${quote(path)} ${sharing.all};`),
      ]),
      ...map(`$${id}_sent`, "vary", [
        'default "";',
        ...byEnding((kind) => (isPacked(kind) ? "Accept-Encoding" : undefined)),
      ]),
    ],
    [
      "# The page's path inside the site, whatever its spelling and whichever copy of it is sent.",
      ...map("$uri", "page", [
        "default $uri;",
        String.raw`"~^${at}/+(index\\.html(\\.br|\\.gz)?)?$" /;`,
        String.raw`"~^${at}(?<${id}_p>/.*?)/*/index\\.html(\\.br|\\.gz)?$" $${id}_p;`,
        String.raw`"~^${at}(?<${id}_f>/.+?)(\\.br|\\.gz)?$" $${id}_f;`,
      ]),
    ],
    [
      "# The inline scripts that each page may run.",
      ...map(`$${id}_page`, "scripts", [
        'default "";',
        ...pagesWithScripts(plan).map(([path, scripts]) => `${mapKey(path)} ${quote(` ${scripts.join(" ")}`)};`),
      ]),
    ],
    map(`$${id}_sent`, "policy", [
      `default ${quote(policyText(plan.policy).replace("script-src 'self'", `$&$${id}_scripts`))};`,
      ...byEnding(({ text, styled }) => (styled ? quote(styledPolicy) : text ? undefined : '""')),
    ]),
    map('"$status$uri"', "cache", [
      `default ${caching.revalidate};`,
      ...plan.owned.map((path) => String.raw`"~^\d+${at}${escapePattern(path)}(\\.br|\\.gz)?$" ${caching.revalidate};`),
      `"~^(200|206|304)${at}${escapePattern(immutablePrefix)}" ${quote(caching.immutable)};`,
    ]),
    map("$request_method", "allow", ['default "GET, HEAD";', 'GET "";', 'HEAD "";']),
    [
      "# Names are found at once but in any letter case; the pattern of the few that are found decides.",
      ...map("$uri", "moved", ['default "";', ...movedKeys(plan, base).map((key) => `${key} $${id}_target;`)]),
      ...map("$uri", "target", [
        'default "";',
        ...plan.redirects.map(
          ({ from, to }) =>
            `"~^${at}${escapePattern(from)}/?$" ${quote(redirectAddress(to, { base: plan.basePath, ...asked }))};`,
        ),
      ]),
      ...map("$args", "further", ["default &$args;", '"" "";']),
    ],
  );
};

const answers = (plan: HostingPlan, { id, root }: OwnServer): string[] => [
  `root ${quote(root)};`,
  "# The type comes from a map, since the ending of a compressed copy tells nothing.",
  "types { }",
  'default_type "";',
  "gzip off;",
  "expires off;",
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
  ...Object.entries(plan.headers).map(([name, value]) => `add_header ${name} ${quote(value)} always;`),
  `add_header ${sharing.name} $${id}_sharing always;`,
  `add_header Content-Type $${id}_type always;`,
  `add_header Content-Security-Policy $${id}_policy always;`,
  `add_header Cache-Control $${id}_cache always;`,
  `add_header Content-Encoding $${id}_encoding always;`,
  `add_header Vary $${id}_vary always;`,
  `add_header Allow $${id}_allow always;`,
];

const moves = (base: string): string[] => [
  ...(base === ""
    ? []
    : [String.raw`if ($request_uri ~ "^${escapePattern(base)}(\\?.*)?$") { return 301 ${base}/$1; }`]),
  String.raw`if ($request_uri ~ "^${escapePattern(base)}/index\\.html(\\?.*)?$") { return 301 ${base}/$1; }`,
  String.raw`if ($request_uri ~ "^([^?]+)/index\\.html(\\?.*)?$") { return 301 $1$2; }`,
];

export const nginxLocation = (plan: HostingPlan, server: OwnServer): string => {
  const { base, id } = server;
  const missing = `${base}/404.html`;
  const site = block(base === "" ? "location /" : `location ^~ ${base}/`, [
    ...answers(plan, server),
    `error_page 404 ${missing};`,
    "",
    `if ($${id}_allow) { return 405; }`,
    "# Odd spellings have no page here: the router in the browser would not know them either.",
    String.raw`if ($request_uri ~* "^[^?]*(//|%2f|%5c|\\\\)") { return 404; }`,
    ...moves(base),
    `if ($${id}_moved) { return 301 $${id}_moved; }`,
    String.raw`if ($uri ~ "/\\.(?!well-known/)") { return 404; }`,
    `try_files $${id}_file$${id}_suffix $${id}_file =404;`,
    "",
    ...block(`location = ${missing}`, ["internal;", `try_files $uri$${id}_accepted $uri =404;`]),
  ]);
  const bare = base === "" ? [] : [[`location = ${base} { rewrite ^ ${base}/ last; }`]];
  return join(...bare, site);
};
