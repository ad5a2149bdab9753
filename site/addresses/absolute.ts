import { underBase } from "./base-path.ts";
import { linkTarget } from "./link-target.ts";

export type SiteAddress = { url: string; basePath: string };

/** A bare anchor belongs to `page`. */
export const absolute = ({ url: origin, basePath }: SiteAddress, address: string, page = "/"): string => {
  const target = linkTarget(address, basePath);
  if (target.kind === "internal") {
    return origin + underBase(basePath, target.to.startsWith("#") ? page + target.to : target.to);
  }
  return target.href.startsWith("/") ? origin + target.href : target.href;
};

/** The reverse: an absolute URL of this site as a path. */
export const fromAbsolute = ({ url: origin, basePath }: SiteAddress, address: string): string | undefined => {
  const target = linkTarget(address);
  const given = target.kind === "external" ? URL.parse(target.href) : null;
  if (!given || given.host !== URL.parse(origin)?.host) return undefined;
  const rest = given.search + given.hash;
  if (`${given.pathname}/` === basePath) return `/${rest}`;
  return given.pathname.startsWith(basePath) ? given.pathname.slice(basePath.length - 1) + rest : undefined;
};
