import { readdir } from "node:fs/promises";
import { join, relative, sep } from "node:path";

export const listFiles = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .toSorted();
};

/** A visitor asks for `blog/index.html` at `/blog`, and for `albums/x.html` as it is. */
export const pagePathOf = (file: string): string => {
  if (file === "index.html") return "/";
  return file.endsWith("/index.html") ? `/${file.slice(0, -"/index.html".length)}` : `/${file}`;
};

/** Where the page at an address lies. */
export const pageFileOf = (path: string): string => (path === "/" ? "index.html" : `${path.slice(1)}/index.html`);

/** The site's own pages and the one for unknown addresses; other documents are the owner's, albums or redirects. */
export const pageFilesOf = (paths: readonly string[]): ReadonlySet<string> =>
  new Set([...paths.map(pageFileOf), "404.html"]);
