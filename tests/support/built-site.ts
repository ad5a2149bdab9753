import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { shippedSite as siteDir } from "./folders.ts";

/** A built site as its files say it, whoever owns it: nothing here reads the content. */

export { siteDir };

export const hasFile = (path: string) => existsSync(join(siteDir, path));

export const readText = (path: string) => readFileSync(join(siteDir, path), "utf8");

if (!hasFile("sitemap.xml")) throw new Error(`No built site in ${siteDir}: run "npm run build" first.`);

const locations = [...readText("sitemap.xml").matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => new URL(url));

/** Where the site says that it lives. */
export const origin = locations[0]?.origin ?? "";

/** The address of every page, as the sitemap tells them. */
export const pagePaths = locations.map(({ pathname }) => decodeURI(pathname));

/** The file behind an address; the page for unknown addresses is a file itself. */
export const fileOf = (path: string) => (path.endsWith(".html") ? path : `${path === "/" ? "" : path}/index.html`);

export const pageHtml = (path: string) => readText(fileOf(path));

/** Whatever is published, without the smaller copies. */
export const files = readdirSync(siteDir, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
  .map(({ parentPath, name }) => join(parentPath, name).slice(siteDir.length).replaceAll("\\", "/"));
