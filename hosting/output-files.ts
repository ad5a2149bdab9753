import { createHash } from "node:crypto";
import { mkdir, readdir, writeFile } from "node:fs/promises";
import { dirname, join, parse, relative, sep } from "node:path";
import { hashedFolder } from "../site/addresses/published.ts";

export const listFiles = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .toSorted();
};

export const writeInto = async (folder: string, name: string, bytes: string | Uint8Array): Promise<void> => {
  const file = join(folder, name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, bytes);
};

/** A name with a hash of the content, so that browsers can cache the file forever. */
export const hashedName = (file: string, text: string): string => {
  const { name, ext } = parse(file);
  return `${hashedFolder}${name}-${createHash("sha256").update(text).digest("base64url").slice(0, 8)}${ext}`;
};

/** `blog/index.html` is served at `/blog`, `albums/x.html` under its own name. */
export const pagePathOf = (file: string): string => {
  if (file === "index.html") return "/";
  return file.endsWith("/index.html") ? `/${file.slice(0, -"/index.html".length)}` : `/${file}`;
};

/** The file of the page at a path. */
export const pageFileOf = (path: string): string => (path === "/" ? "index.html" : `${path.slice(1)}/index.html`);

/** The site's pages and the 404 page; other documents are the owner's files, albums or redirects. */
export const pageFilesOf = (paths: readonly string[]): ReadonlySet<string> =>
  new Set([...paths.map(pageFileOf), "404.html"]);
