import type { Site } from "../site/schema/site.ts";
import { underBase } from "../site/addresses/base-path.ts";

type SiteAddress = { url: string; basePath: string };

const absolute = ({ url, basePath }: SiteAddress, path: string) => `${url}${underBase(basePath, path)}`;

export const robotsText = (address: SiteAddress): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${absolute(address, "/sitemap.xml")}\n`;

export const sitemapText = (address: SiteAddress, paths: readonly string[], updated: Date): string => {
  const day = updated.toISOString().slice(0, 10);
  const entries = paths.map((path) => `  <url><loc>${absolute(address, path)}</loc><lastmod>${day}</lastmod></url>\n`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n',
    ...entries,
    "</urlset>\n",
  ].join("");
};

/** Less than the year that RFC 9116 allows, in days. */
const lifetime = 330;

/** RFC 9116. A site that nobody builds any more should stop to promise that somebody reads its mail. */
export const securityText = (
  address: SiteAddress,
  { contact, expires }: NonNullable<Site["security"]>,
  built: Date,
): string => {
  const end = new Date(built.getTime() + lifetime * 86_400_000).toISOString().slice(0, 10);
  return [
    `Contact: ${contact}`,
    `Expires: ${expires ?? end}T00:00:00.000Z`,
    "Preferred-Languages: en",
    `Canonical: ${absolute(address, "/.well-known/security.txt")}`,
    "",
  ].join("\n");
};
