import type { Site } from "../site/schema/site.ts";
import { type SiteAddress, absolute } from "../site/addresses/absolute.ts";

export const robotsText = (address: SiteAddress): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${absolute(address, "/sitemap.xml")}\n`;

/** RFC 9116 allows a year; these are days. */
const lifetime = 330;

/** Expires after `lifetime` days by default: a site that nobody builds anymore should stop promising that somebody reads its mail. */
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
