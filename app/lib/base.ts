import { underBase } from "../../site/addresses/base-path.ts";
import * as addresses from "../../site/addresses/link-target.ts";

/** The router adds BASE_PATH to its links; all other addresses get it here. */
const base = import.meta.env.BASE_URL;

export const withBase = (path: string) => underBase(base, path);

export const withoutBase = (pathname: string) => pathname.slice(base.length - 1);

export const linkTarget = (url: string) => addresses.linkTarget(url, base);
