import { dirname, join } from "node:path";
import { hashedFolder } from "../site/addresses/published.ts";
import type { Redirect } from "../site/addresses/redirects.ts";
import { type Policy, policyText, withScripts } from "./policy.ts";

/** What hosts are told, by `_headers` and `_redirects`; the preview server follows it too. */
export type HostingPlan = {
  basePath: string;
  headers: Record<string, string>;
  policy: Policy;
  /** A page's path (`/blog`, `/404.html`) inside the site leads to the sources of its inline scripts. */
  scripts: Record<string, string[]>;
  redirects: Redirect[];
  /** These files of the owner's lie where the build puts hashed ones. */
  owned: string[];
};

/** Beside the folder of the published site, since nobody should find it there. */
export const planFile = (dir: string): string => join(dirname(dir), "hosting", "plan.json");

/** Devices and money. All else only the site's own scripts could use, and each page's first packets carry this list. */
const denied = ["camera", "display-capture", "hid", "microphone", "midi", "payment", "serial", "usb"];

/** A tool asks a device for these, and only once its visitor uses it. */
const own = ["geolocation", "screen-wake-lock"];

/** Other hosts of the domain are the owner's own decision, so there is no includeSubDomains. */
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

/** Strict transport holds for a whole domain, so a site under a sub-path does not ask for it. */
export const headersFor = (basePath: string): Record<string, string> => ({
  ...(basePath === "/" ? transport : {}),
  ...securityHeaders,
});

export const sharing = { name: "Cross-Origin-Resource-Policy", own: "same-origin", all: "cross-origin" };

/** Hashed files never change under their name; everything else is asked for again before it is reused. */
export const caching = { immutable: "public, max-age=31536000, immutable", revalidate: "no-cache" };

export const immutablePrefix = `/${hashedFolder}`;

/** All pages share this: hosts add up the headers of all rules that match, and policies cannot take each other back. */
export const commonPolicy = "base-uri 'none'; object-src 'none'; frame-ancestors 'self'";

export const policyFor = (plan: HostingPlan, path: string): string =>
  policyText(withScripts(plan.policy, plan.scripts[path] ?? []));
