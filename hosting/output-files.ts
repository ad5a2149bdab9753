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

/** Only pages of the app have data, `blog.data` for `blog/index.html`; a document `blog.html` has none. */
const pageDataOf = (file: string): string | undefined => {
  if (file === "index.html") return "_.data";
  return /^404\.html$|\/index\.html$/.test(file) ? file.replace(/(\/index)?\.html$/, ".data") : undefined;
};

export const isPageAmong = (files: readonly string[], file: string): boolean => {
  const data = pageDataOf(file);
  return data !== undefined && files.includes(data);
};
