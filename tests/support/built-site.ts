import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { shippedSite as siteDir } from "./folders.ts";

/** A built site, read from its files alone, so that it works for any content. */

export { siteDir };

export const hasFile = (path: string) => existsSync(join(siteDir, path));

export const readText = (path: string) => readFileSync(join(siteDir, path), "utf8");

if (!hasFile("sitemap.xml")) throw new Error(`No built site in ${siteDir}: run "npm run build" first.`);

const locations = [...readText("sitemap.xml").matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => new URL(url));

/** The site's URL. */
export const origin = locations[0]?.origin ?? "";

/** The paths of all pages in the sitemap. */
export const pagePaths = locations.map(({ pathname }) => decodeURI(pathname));

/** The file of a path. The path of the 404 page is its file name. */
export const fileOf = (path: string) => (path.endsWith(".html") ? path : `${path === "/" ? "" : path}/index.html`);

export const pageHtml = (path: string) => readText(fileOf(path));

/** All published files, without compressed copies. */
export const files = readdirSync(siteDir, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
  .map(({ parentPath, name }) => join(parentPath, name).slice(siteDir.length).replaceAll("\\", "/"));

/** The script that counts the owner's visitors, if there is one: the only one from another site. */
export const counterScript = /<script[^>]* src="(https?:[^"]+)"/.exec(pageHtml("/"))?.[1];
