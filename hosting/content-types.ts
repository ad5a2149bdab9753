import { extname } from "node:path";
import { feedFiles } from "../site/addresses/published.ts";

/** The file extensions of feeds don't determine their types. */
export const feedTypes: Record<string, string> = {
  [feedFiles.atom]: "application/atom+xml; charset=utf-8",
  [feedFiles.json]: "application/feed+json; charset=utf-8",
};

const types: Record<string, string> = {
  ".json": "application/json",
  ".webmanifest": "application/manifest+json",
  ".svg": "image/svg+xml",
  ".avif": "image/avif",
  ".webp": "image/webp",
  ".jpg": "image/jpeg",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ".glb": "model/gltf-binary",
  ".stl": "model/stl",
};

/** For the dev server: the type of a generated file. */
export const typeOf = (path: string): string => feedTypes[path] ?? types[extname(path)] ?? "application/octet-stream";

/** Text and models; pictures and fonts are already compressed. */
export const isCompressible = (file: string): boolean =>
  /\.(html|css|js|json|webmanifest|xml|txt|md|svg|glb|stl)$/i.test(file);
