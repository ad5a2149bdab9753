import { type SiteAddress, absolute } from "../site/addresses/absolute.ts";
import { pictureFolder } from "../site/addresses/published.ts";
import { escapeHtml } from "../site/html.ts";

export type ListedPage = { path: string; changed: string; pictures: string[] };

const picture = new RegExp(String.raw`<img\b[^>]*?\ssrc="([^"]*/${pictureFolder}[^"]+)"`, "g");

export const picturesIn = (html: string): string[] => {
  const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
  return [...new Set([...main.matchAll(picture)].map(([, src = ""]) => src))];
};

const entryOf = (address: SiteAddress, { path, changed, pictures }: ListedPage) => {
  const images = pictures.map(
    (src) => `    <image:image><image:loc>${escapeHtml(address.url + src)}</image:loc></image:image>\n`,
  );
  const page = `<loc>${escapeHtml(absolute(address, path))}</loc><lastmod>${changed}</lastmod>`;
  return images.length === 0 ? `  <url>${page}</url>\n` : `  <url>${page}\n${images.join("")}  </url>\n`;
};

export const sitemapText = (address: SiteAddress, pages: readonly ListedPage[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" ',
    'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n',
    ...pages.map((page) => entryOf(address, page)),
    "</urlset>\n",
  ].join("");
