import type { Site } from "../site/schema/site.ts";
import { type SiteAddress, absolute } from "../site/addresses/absolute.ts";

export const robotsText = (address: SiteAddress): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${absolute(address, "/sitemap.xml")}\n`;

/** In days. RFC 9116 allows a year. */
const lifetime = 330;

/** Expires `lifetime` days after the last change: nobody should rely on the contact of an abandoned site. */
export const securityText = (
  address: SiteAddress,
  { contact }: NonNullable<Site["security"]>,
  updated: string,
): string => {
  const end = new Date(Date.parse(updated) + lifetime * 86_400_000).toISOString().slice(0, 10);
  return [
    `Contact: ${contact}`,
    `Expires: ${end}T00:00:00.000Z`,
    "Preferred-Languages: en",
    `Canonical: ${absolute(address, "/.well-known/security.txt")}`,
    "",
  ].join("\n");
};
