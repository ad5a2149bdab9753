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
