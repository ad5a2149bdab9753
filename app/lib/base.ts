import { underBase } from "../../site/addresses/base-path.ts";
import * as addresses from "../../site/addresses/link-target.ts";

/** BASE_PATH, which these functions add to every address of the site. */
const base = import.meta.env.BASE_URL;

export const withBase = (path: string) => underBase(base, path);

export const withoutBase = (pathname: string) => pathname.slice(base.length - 1);

/** An anchor stays on its page, under any base path. */
export const linkTarget = (url: string) => {
  const target = addresses.linkTarget(url, base);
  if (target.kind !== "internal") return target;
  return { kind: target.kind, href: url.startsWith("#") ? url : withBase(url) };
};
