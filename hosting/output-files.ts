import { readdir } from "node:fs/promises";
import { join, relative, sep } from "node:path";

export const listFiles = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .toSorted();
};

/** The path that a visitor asks for: `blog/index.html` is `/blog`, `albums/x.html` is `/albums/x.html`. */
export const pagePathOf = (file: string): string => {
  if (file === "index.html") return "/";
  return file.endsWith("/index.html") ? `/${file.slice(0, -"/index.html".length)}` : `/${file}`;
};

/** The data of a page of the app, which the router asks for: `blog.data` for `blog/index.html`. Other pages have none. */
export const pageDataOf = (file: string): string => {
  if (file === "index.html") return "_.data";
  return file.replace(/(\/index)?\.html?$/i, ".data");
};
