import { createHash } from "node:crypto";

export type OwnServer = {
  host: string;
  base: string;
  /** An address is the path of a file in this folder of the domain. */
  root: string;
  folder: string;
  /** The id begins what a server keeps in one list for all its sites; some of those lists want short names. */
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
