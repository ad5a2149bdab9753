import { hashedFolder } from "../site/addresses/published.ts";
import type { Redirect } from "../site/addresses/redirects.ts";
import { type Strangers, kindOf } from "./content-types.ts";
import { type Policy, policyText, withScripts } from "./policy.ts";

/** How the output is to be served: the one source of the preview server, `_headers`, nginx and Caddy. */
export type HostingPlan = {
  basePath: string;
  headers: Record<string, string>;
  policy: Policy;
  /** Page path (`/blog`, `/404.html`) to the sources of its inline scripts. All paths are those inside the site. */
  scripts: Record<string, string[]>;
  redirects: Redirect[];
  files: Strangers;
  /** The owner's own files that lie where the build puts hashed ones. */
  owned: string[];
};

// Everything that a browser could be asked for and that no page here uses.
const denied = [
  "accelerometer",
  "autoplay",
  "camera",
  "display-capture",
  "encrypted-media",
  "gyroscope",
  "hid",
  "idle-detection",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "picture-in-picture",
  "publickey-credentials-get",
  "serial",
  "usb",
  "xr-spatial-tracking",
];

/** What a tool asks a device for, and only once its visitor uses it: no frame of another site may. */
const own = ["geolocation", "screen-wake-lock"];

/** Two years; other hosts of the domain are the owner's own decision, so no includeSubDomains. */
const transport = { "Strict-Transport-Security": "max-age=63072000" };

const securityHeaders: Record<string, string> = {
  "X-Content-Type-Options": "nosniff",
  // The form service knows a form by the page that sends it.
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": [
    ...denied.map((feature) => `${feature}=()`),
    ...own.map((feature) => `${feature}=(self)`),
  ].join(", "),
  "Cross-Origin-Opener-Policy": "same-origin",
};

/** Sent with every answer. Strict transport holds for a whole domain, so a site under a sub-path does not ask for it. */
export const headersFor = (basePath: string): Record<string, string> => ({
  ...(basePath === "/" ? transport : {}),
  ...securityHeaders,
});

/** Whose pages may use an answer. */
export const sharing = { name: "Cross-Origin-Resource-Policy", own: "same-origin", all: "cross-origin" };

/** Hashed files never change under their name; everything else is asked for again before it is reused. */
export const caching = { immutable: "public, max-age=31536000, immutable", revalidate: "no-cache" };

export const immutablePrefix = `/${hashedFolder}`;

export const isImmutable = ({ owned }: Pick<HostingPlan, "owned">, file: string): boolean =>
  file.startsWith(immutablePrefix) && !owned.includes(file);

export const policyFor = (plan: HostingPlan, path: string): string =>
  policyText(withScripts(plan.policy, Object.hasOwn(plan.scripts, path) ? (plan.scripts[path] ?? []) : []));

/** The policy that goes with a drawing or a feed: its own styles, nothing that runs, nothing from elsewhere. */
export const styledPolicy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'";

/** A page is asked for with and without a slash at its end, a file only as it is. */
export const spellings = (path: string): string[] => (path === "/" || kindOf(path) ? [path] : [path, `${path}/`]);

export const pagesWithScripts = (plan: HostingPlan): [string, string[]][] =>
  Object.entries(plan.scripts).filter(([, scripts]) => scripts.length > 0);
