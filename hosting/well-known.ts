import type { Site } from "../site/schema/site.ts";
import { type SiteAddress, absolute } from "../site/addresses/absolute.ts";

export const robotsText = (address: SiteAddress): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${absolute(address, "/sitemap.xml")}\n`;

/** In days. RFC 9116 allows a year. */
const lifetime = 330;

/** Expires after `lifetime` days, because an abandoned site should not promise that anyone reads its mail. */
export const securityText = (address: SiteAddress, { contact }: NonNullable<Site["security"]>, built: Date): string => {
  const end = new Date(built.getTime() + lifetime * 86_400_000).toISOString().slice(0, 10);
  return [
    `Contact: ${contact}`,
    `Expires: ${end}T00:00:00.000Z`,
    "Preferred-Languages: en",
    `Canonical: ${absolute(address, "/.well-known/security.txt")}`,
    "",
  ].join("\n");
};
