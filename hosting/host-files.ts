import { feedTypes } from "./content-types.ts";
import { hashedFolder } from "../site/addresses/published.ts";
import { type Redirect, redirectAddress, redirectSource } from "../site/addresses/redirects.ts";

/** `_headers` and `_redirects`, as Netlify and Cloudflare Pages read them. */

/** Powerful features that no page uses. */
const denied = ["camera", "display-capture", "hid", "microphone", "midi", "payment", "serial", "usb"];

/** Permissions that tools request when a visitor uses them. */
const allowed = ["geolocation", "screen-wake-lock"];

export const securityHeaders = (basePath: string): Record<string, string> => ({
  // Applies to a whole domain, so a site under a subpath doesn't send it. Whether subdomains follow is the owner's decision.
  ...(basePath === "/" ? { "Strict-Transport-Security": "max-age=63072000" } : {}),
  // Each page has the rest of its policy in a meta tag: hosts combine the headers of all matching rules, and two policies
  // with different hashes would block each other's scripts.
  "Content-Security-Policy": "base-uri 'none'; object-src 'none'; frame-ancestors 'self'",
  "X-Content-Type-Options": "nosniff",
  // The form service identifies a form by the origin of its page.
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": [
    ...denied.map((feature) => `${feature}=()`),
    ...allowed.map((feature) => `${feature}=(self)`),
  ].join(", "),
  "Cross-Origin-Opener-Policy": "same-origin",
});

/** A hashed file never changes. Hosts revalidate every other file by default. */
export const immutable = "public, max-age=31536000, immutable";

export const headersFile = (basePath: string): string => {
  const rules: [path: string, headers: Record<string, string>][] = [
    ["/*", securityHeaders(basePath)],
    [`/${hashedFolder}*`, { "Cache-Control": immutable }],
    ...Object.entries(feedTypes).map(([path, type]): [string, Record<string, string>] => [
      path,
      { "Content-Type": type },
    ]),
  ];
  const texts = rules.map(([path, headers]) =>
    [redirectSource(path, basePath), ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join(
      "\n",
    ),
  );
  return `${texts.join("\n\n")}\n`;
};

export const redirectsFile = (redirects: readonly Redirect[], basePath: string): string =>
  redirects
    .map(({ from, to }) => `${redirectSource(from, basePath)} ${redirectAddress(to, { base: basePath })} 301\n`)
    .join("");
