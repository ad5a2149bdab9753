/** Without a leading slash, because the site may be under a subpath. */

export const hashedFolder = "assets/";

export const pictureFolder = `${hashedFolder}pictures/`;

/** 3D models, which load on demand. */
export const modelFolder = `${hashedFolder}models/`;

/** Scripts that load on demand. */
export const onDemandFolder = `${hashedFolder}on-demand/`;

export const cardFolder = `${hashedFolder}cards/`;

/** Every link preview service accepts this size and type. */
export const cardSize = { width: 1200, height: 630, type: "image/jpeg" } as const;

/** Albums are separate documents shown in frames; the service worker ignores them. */
export const albumFolder = "albums/";

export const screenshotFile = (index: number, picture: string): string =>
  `screenshots/${index + 1}${/\.\w+$/.exec(picture)?.[0] ?? ""}`;

/** The build writes or deletes files there, so no page can be there. */
export const isReserved = (path: string): boolean => /^\/(404|assets|icons)(\/|$)|^\/albums\//.test(path);

/** The licenses of the libraries that browsers load. */
export const licensesFile = "licenses.md";

export const feedFiles = { atom: "/feed.xml", json: "/feed.json" };

/** Files that every build makes, which can't be redirected. */
export const madeFiles = [
  "/404.html",
  "/robots.txt",
  "/sitemap.xml",
  feedFiles.atom,
  feedFiles.json,
  "/sw.js",
  `/${licensesFile}`,
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
