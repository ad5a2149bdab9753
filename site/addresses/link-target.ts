import { underBase } from "./base-path.ts";

/** What an address in the content means: a page of this site, or something that opens in a new tab. */
export type LinkTarget = { kind: "internal"; to: string } | { kind: "external"; href: string };

/** An address is external when it starts with http, www or assets; everything else goes through the router. */
export const linkTarget = (url: string, base = "/"): LinkTarget => {
  if (url.startsWith("http")) return { kind: "external", href: url };
  if (url.startsWith("www")) return { kind: "external", href: `https://${url}` };
  if (url.startsWith("assets")) return { kind: "external", href: underBase(base, `/${url}`) };
  return { kind: "internal", to: url };
};
