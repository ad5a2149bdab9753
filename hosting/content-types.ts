import { extname } from "node:path";
import { feedFiles } from "../site/addresses/published.ts";

/** The file extensions of feeds don't determine their types. */
export const feedTypes: Record<string, string> = {
  [feedFiles.atom]: "application/atom+xml; charset=utf-8",
  [feedFiles.json]: "application/feed+json; charset=utf-8",
};

const text = (type: string) => `${type}; charset=utf-8`;

const types: Record<string, string> = {
  ".html": text("text/html"),
  ".css": text("text/css"),
  ".js": text("text/javascript"),
  ".json": text("application/json"),
  ".webmanifest": text("application/manifest+json"),
  ".xml": text("application/xml"),
  ".txt": text("text/plain"),
  ".md": text("text/markdown"),
  ".svg": text("image/svg+xml"),
  ".avif": "image/avif",
  ".webp": "image/webp",
  ".jpg": "image/jpeg",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
  ".pdf": "application/pdf",
  ".glb": "model/gltf-binary",
  ".stl": "model/stl",
};

export const typeOf = (path: string): string =>
  feedTypes[path] ?? types[extname(path).toLowerCase()] ?? "application/octet-stream";

/** Text and models; pictures and fonts are already compressed. */
export const isCompressible = (file: string): boolean => /charset|^model\//.test(typeOf(file));
