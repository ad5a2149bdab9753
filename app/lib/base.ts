import { underBase } from "../../site/addresses/base-path.ts";
import * as addresses from "../../site/addresses/link-target.ts";

/** BASE_PATH, which these functions add to every address of the site. */
const base = import.meta.env.BASE_URL;

export const withBase = (path: string) => underBase(base, path);

export const withoutBase = (pathname: string) => pathname.slice(base.length - 1);

export const linkTarget = (url: string) => addresses.linkTarget(url, base);
