import type { Site } from "../site/schema/site.ts";
import { underBase } from "../site/addresses/base-path.ts";

/** The small files that crawlers and researchers look for. */

type Place = { url: string; basePath: string };

const absolute = ({ url, basePath }: Place, path: string) => `${url}${underBase(basePath, path)}`;

export const robotsText = (place: Place): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${absolute(place, "/sitemap.xml")}\n`;

export const sitemapText = (place: Place, paths: readonly string[], updated: Date): string => {
  const day = updated.toISOString().slice(0, 10);
  const entries = paths.map((path) => `  <url><loc>${absolute(place, path)}</loc><lastmod>${day}</lastmod></url>\n`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n',
    ...entries,
    "</urlset>\n",
  ].join("");
};

/** RFC 9116. The date is the owner's promise that the address is still read, so it comes from the content. */
export const securityText = (place: Place, security: Site["security"]): string =>
  [
    `Contact: ${security.contact}`,
    `Expires: ${security.expires}T00:00:00.000Z`,
    "Preferred-Languages: en",
    `Canonical: ${absolute(place, "/.well-known/security.txt")}`,
    "",
  ].join("\n");
