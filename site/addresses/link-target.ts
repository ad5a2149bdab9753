import { underBase } from "./base-path.ts";

export type LinkTarget = { kind: "internal"; to: string } | { kind: "external" | "plain"; href: string };

const appSchemes = /^(mailto|tel|sms):/i;

/** Pages have no file extension, so this is one of the owner's files. */
const file = /^\/[^?#]*\.[a-z0-9]+(?=[?#]|$)/i;

/** An address is external when it starts with http, www or assets; pages get the base path. */
export const linkTarget = (url: string, base = "/"): LinkTarget => {
  if (url.startsWith("http")) return { kind: "external", href: url };
  if (url.startsWith("www")) return { kind: "external", href: `https://${url}` };
  if (url.startsWith("assets")) return { kind: "external", href: underBase(base, `/${url}`) };
  if (appSchemes.test(url)) return { kind: "plain", href: url };
  if (file.test(url)) return { kind: "plain", href: underBase(base, url) };
  return { kind: "internal", to: url };
};
