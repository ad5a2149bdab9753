import { createHash } from "node:crypto";

/** Where the site lives on a server of the owner's own, which may have other sites too. */
export type OwnServer = {
  host: string;
  base: string;
  /** The domain's folder: an address is the path of a file in it. */
  root: string;
  folder: string;
  /** Begins what a server keeps in one list for all its sites. It is short, since some of those lists want that. */
  id: string;
};

export const ownServer = (url: string, basePath: string): OwnServer => {
  const host = new URL(url).hostname;
  const base = basePath.slice(0, -1);
  return {
    host,
    base,
    root: `/var/www/${host}`,
    folder: `${host}${base.replaceAll("/", "-")}`,
    id: `site_${createHash("sha256").update(`${host}${basePath}`).digest("hex").slice(0, 6)}`,
  };
};
