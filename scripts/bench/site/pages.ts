import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { listFiles } from "../../../hosting/output-files.ts";
import { candidates } from "./folder.ts";

/** The paths lack the domain that the pages will have. */
export const pathsInSitemap = (xml: string): string[] =>
  [...xml.matchAll(/<loc>\s*([^<\s]+)\s*<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname);

const isStub = (html: string) => /http-equiv="?refresh/i.test(html);

const homeFirst = (pages: string[]) => pages.toSorted((a, b) => Number(b === "/") - Number(a === "/"));

/** Without a sitemap every `index.html` counts that leads nowhere else. */
export const pagesIn = async (dir: string): Promise<string[]> => {
  const sitemap = join(dir, "sitemap.xml");
  const listed = existsSync(sitemap) ? pathsInSitemap(readFileSync(sitemap, "utf8")) : [];
  const isPage = (file: string) => file.endsWith(".html") && existsSync(join(dir, file));
  const present = listed.filter((path) => candidates(path).some(isPage));
  if (present.length > 0) return homeFirst([...new Set(present)]);
  const files = (await listFiles(dir)).filter((file) => /(^|\/)index\.html$/.test(file));
  const pages = files.filter((file) => !isStub(readFileSync(join(dir, file), "utf8")));
  return pages.map((file) => `/${file.slice(0, -"index.html".length)}`).toSorted();
};

export const someOf = (pages: readonly string[], count: number): string[] => {
  if (pages.length <= count) return [...pages];
  const step = (pages.length - 1) / (count - 1);
  return Array.from({ length: count }, (_, index) => pages[Math.round(index * step)] ?? "/");
};
