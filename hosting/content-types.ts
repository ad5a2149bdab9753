import { feedFiles } from "../site/addresses/published.ts";

/**
 * What the output may contain: the one table behind the preview server, nginx and the compression step. A file of
 * another kind stops the build, since a host would have to guess its type.
 */
export type Kind = {
  type: string;
  /**
   * Text is compressed, and goes with the content policy. Other files can run nothing; a browser that opens one alone
   * draws a page around it, which the policy would leave without its styles.
   */
  text: boolean;
  /** No text, but made smaller by the same means: what is sent is compressed as well. */
  packs?: true;
  /** Has styles in itself, or gets them from the browser that opens it alone; it goes with a policy for that. */
  styled?: true;
};

const text = (type: string): Kind => ({ type: `${type}; charset=utf-8`, text: true });
const styled = (type: string): Kind => ({ ...text(type), styled: true });
const binary = (type: string): Kind => ({ type, text: false });
const packing = (type: string): Kind => ({ ...binary(type), packs: true });

export const contentTypes: Record<string, Kind> = {
  html: text("text/html"),
  // Only old addresses end so.
  htm: text("text/html"),
  css: text("text/css"),
  js: text("text/javascript"),
  // The type that the router's own server gives its data.
  data: text("text/x-script"),
  json: text("application/json"),
  webmanifest: text("application/manifest+json"),
  xml: styled("application/xml"),
  txt: text("text/plain"),
  md: text("text/markdown"),
  svg: styled("image/svg+xml"),
  avif: binary("image/avif"),
  webp: binary("image/webp"),
  jpg: binary("image/jpeg"),
  jpeg: binary("image/jpeg"),
  png: binary("image/png"),
  gif: binary("image/gif"),
  ico: binary("image/x-icon"),
  woff2: binary("font/woff2"),
  mp4: binary("video/mp4"),
  webm: binary("video/webm"),
  pdf: binary("application/pdf"),
  glb: packing("model/gltf-binary"),
  stl: packing("model/stl"),
};

/** Whether there are compressed copies of files of a kind. */
export const isPacked = ({ text: isText, packs }: Kind): boolean => isText || packs === true;

/** Feeds have types of their own, which their endings do not tell. */
export const namedTypes: Record<string, string> = {
  [feedFiles.atom]: "application/atom+xml; charset=utf-8",
  [feedFiles.json]: "application/feed+json; charset=utf-8",
};

export const extensionOf = (path: string): string => /\.([^./]+)$/.exec(path)?.[1]?.toLowerCase() ?? "";

export const kindOf = (path: string): Kind | undefined => {
  const extension = extensionOf(path);
  const kind = Object.hasOwn(contentTypes, extension) ? contentTypes[extension] : undefined;
  const type = namedTypes[path.replace(/^\/?/, "/")];
  return kind && type !== undefined ? { ...kind, type } : kind;
};

export const hostFiles = new Set(["_headers", "_redirects", ".nojekyll", "404.html"]);

export const checkKinds = (files: readonly string[]): void => {
  const unknown = files.filter((file) => !hostFiles.has(file) && !kindOf(file) && !/\.(br|gz)$/.test(file));
  if (unknown.length === 0) return;
  throw new Error(`No content type is known for ${unknown.join(", ")}: add it to hosting/content-types.ts.`);
};
