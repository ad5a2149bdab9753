/** Folders of the published site, without a slash in front, since the site may live under a sub-path. */

export const hashedFolder = "assets/";

export const pictureFolder = `${hashedFolder}pictures/`;

/** Models and what is printed of them. They come when a visitor asks for them. */
export const modelFolder = `${hashedFolder}models/`;

/** Scripts that come when a visitor asks for what they do. */
export const askedFolder = `${hashedFolder}asked/`;

/** Pictures for link previews, which no page shows. */
export const cardFolder = `${hashedFolder}cards/`;

/** What every service that shows previews takes. */
export const cardSize = { width: 1200, height: 630, type: "image/jpeg" } as const;

/** The owner's albums: documents of their own, shown in frames, which the worker neither keeps nor changes. */
export const albumFolder = "albums/";

export const albumStyles = `/${albumFolder}album.css`;

/** Where one of the owner's pictures of the site is published. */
export const screenshotFile = (index: number, picture: string): string =>
  `screenshots/${index + 1}${/\.\w+$/.exec(picture)?.[0] ?? ""}`;

/** Addresses under which no page can be, since the build puts files of its own there or takes them away. */
export const isReserved = (path: string): boolean => /^\/(404|assets|icons)(\/|$)|^\/albums\//.test(path);

/** What is new on the site, for programs that follow it. */
export const feedFiles = { atom: "/feed.xml", json: "/feed.json" };

export const twinOf = (path: string): string => `${path}.md`;

/** Files that every build makes, which no old address may be. */
export const madeFiles = [
  "/404.html",
  "/robots.txt",
  "/sitemap.xml",
  feedFiles.atom,
  feedFiles.json,
  "/llms.txt",
  "/sw.js",
  "/manifest.webmanifest",
  "/favicon.svg",
  "/favicon.ico",
  "/apple-touch-icon.png",
  "/icons/icon-192.png",
  "/icons/icon-512.png",
  "/icons/maskable-192.png",
  "/icons/maskable-512.png",
  "/social-card.jpg",
  "/_headers",
  "/_redirects",
  "/.nojekyll",
];
