import { type SiteAddress, absolute } from "../site/addresses/absolute.ts";
import { escapeHtml } from "../site/html.ts";

/** `changed` is a date, or a date and time. */
export type ListedPage = { path: string; changed: string };

export const sitemapText = (address: SiteAddress, pages: readonly ListedPage[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n',
    ...pages.map(
      ({ path, changed }) =>
        `  <url><loc>${escapeHtml(absolute(address, path))}</loc><lastmod>${changed}</lastmod></url>\n`,
    ),
    "</urlset>\n",
  ].join("");
