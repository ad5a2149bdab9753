/** No folder has a slash in front, since the site may live under a sub-path. */

export const hashedFolder = "assets/";

export const pictureFolder = `${hashedFolder}pictures/`;

/** 3D models, which load on demand. */
export const modelFolder = `${hashedFolder}models/`;

/** Scripts that load on demand. */
export const onDemandFolder = `${hashedFolder}on-demand/`;

export const cardFolder = `${hashedFolder}cards/`;

/** Every service that shows previews takes this size and type. */
export const cardSize = { width: 1200, height: 630, type: "image/jpeg" } as const;

/** Albums are documents of their own, shown in frames; the worker neither keeps nor changes them. */
export const albumFolder = "albums/";

export const screenshotFile = (index: number, picture: string): string =>
  `screenshots/${index + 1}${/\.\w+$/.exec(picture)?.[0] ?? ""}`;

/** The build puts files of its own there or takes them away, so no page can be there. */
export const isReserved = (path: string): boolean => /^\/(404|assets|icons)(\/|$)|^\/albums\//.test(path);

export const feedFiles = { atom: "/feed.xml", json: "/feed.json" };

/** No old address may be one of the files that every build makes. */
export const madeFiles = [
  "/404.html",
  "/robots.txt",
  "/sitemap.xml",
  feedFiles.atom,
  feedFiles.json,
  "/sw.js",
  "/manifest.webmanifest",
  "/favicon.svg",
  "/favicon.ico",
  "/apple-touch-icon.png",
  "/icons/icon-192.png",
  "/icons/icon-512.png",
  "/icons/maskable-192.png",
  "/icons/maskable-512.png",
  "/_headers",
  "/_redirects",
  "/.nojekyll",
];
