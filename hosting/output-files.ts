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

/**
 * The data of a page of the app, which the router asks for: `blog.data` for `blog/index.html`. Other documents have none,
 * also one that is called `blog.html`.
 */
const pageDataOf = (file: string): string | undefined => {
  if (file === "index.html") return "_.data";
  return /^404\.html$|\/index\.html$/.test(file) ? file.replace(/(\/index)?\.html$/, ".data") : undefined;
};

export const isPageAmong = (files: readonly string[], file: string): boolean => {
  const data = pageDataOf(file);
  return data !== undefined && files.includes(data);
};
