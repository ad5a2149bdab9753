import { createHash } from "node:crypto";
import { formAddress } from "../site/compile/form.ts";
import { analyticsSources } from "./analytics.ts";
import { albumAddress } from "../site/schema/album.ts";
import type { Photography } from "../site/schema/photography.ts";
import type { Site } from "../site/schema/site.ts";

export type Policy = Record<string, string[]>;

const sourceOf = (address: string): string => (address.startsWith("/") ? "'self'" : new URL(address).origin);

const sourcesOf = (addresses: string[]) => (addresses.length > 0 ? unique(addresses.map(sourceOf)) : ["'none'"]);

const unique = (values: string[]) => [...new Set(values)];

export const basePolicy = (content: { site: Site; photography?: Photography | undefined }): Policy => {
  const { form } = content.site;
  const action = formAddress(content.site);
  // The browser also checks the service's redirect back to this site.
  const formTargets = [...(action ? [action] : []), ...(form?.thanks ? [form.thanks.url] : [])];
  const albums = content.photography?.albums ?? [];
  const analytics = analyticsSources(content.site);
  return {
    // Firefox applies this directive to prefetched pages.
    "default-src": ["'self'"],
    "media-src": ["'none'"],
    "object-src": ["'none'"],
    "script-src": ["'self'", ...analytics.script],
    "style-src": ["'self'"],
    "img-src": ["'self'", "data:"],
    "font-src": ["'self'"],
    "connect-src": ["'self'", ...analytics.connect],
    "manifest-src": ["'self'"],
    "worker-src": ["'self'"],
    "frame-src": sourcesOf(albums.map(albumAddress)),
    "form-action": sourcesOf(formTargets),
    "base-uri": ["'none'"],
  };
};

const hashOf = (code: string) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;

const scriptElement = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;

// Browsers don't execute these or empty scripts, so the policy needs no hash for them.
const dataBlock = /\btype="application\/(ld\+)?json"/i;

export const inlineScripts = (html: string): string[] =>
  unique(
    [...html.matchAll(scriptElement)]
      .filter(([, attributes = ""]) => !/\bsrc=/i.test(attributes) && !dataBlock.test(attributes))
      .flatMap(([, , code = ""]) => (code === "" ? [] : hashOf(code))),
  );

const policyText = (policy: Policy): string =>
  Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources.join(" ")}`)
    .join("; ");

const charset = /<meta charset="utf-8"\s*\/?>/i;

export const canInsertPolicy = (html: string): boolean => charset.test(html);

/** The policy is in the page, before anything it applies to, so the page is safe on hosts that send no headers. */
export const insertPolicy = (html: string, policy: Policy, where: string): string => {
  if (!canInsertPolicy(html))
    throw new Error(`${where}: missing <meta charset="utf-8">, which the policy is inserted after`);
  const scripts = [...(policy["script-src"] ?? []), ...inlineScripts(html)];
  const text = policyText({ ...policy, "script-src": scripts });
  return html.replace(charset, (found) => `${found}<meta http-equiv="Content-Security-Policy" content="${text}"/>`);
};
