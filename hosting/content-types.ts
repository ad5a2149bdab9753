import { feedFiles } from "../site/addresses/published.ts";

/**
 * What the output may contain: the one table behind the preview server, nginx and the compression step. An owner's file
 * of another kind goes by the rules of one of these: see `strangersIn`.
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
  /** Other sites may show it: pictures, since link previews and feed readers do, and feeds. */
  shared?: true;
};

const text = (type: string): Kind => ({ type: `${type}; charset=utf-8`, text: true });
const styled = (type: string): Kind => ({ ...text(type), styled: true });
const binary = (type: string): Kind => ({ type, text: false });
const picture = (type: string): Kind => ({ ...binary(type), shared: true });
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
  svg: { ...styled("image/svg+xml"), shared: true },
  avif: picture("image/avif"),
  webp: picture("image/webp"),
  jpg: picture("image/jpeg"),
  jpeg: picture("image/jpeg"),
  png: picture("image/png"),
  gif: picture("image/gif"),
  ico: picture("image/x-icon"),
  woff2: binary("font/woff2"),
  mp4: binary("video/mp4"),
  webm: binary("video/webm"),
  pdf: binary("application/pdf"),
  // Nobody knows what it is: a browser saves it.
  bin: binary("application/octet-stream"),
  glb: packing("model/gltf-binary"),
  stl: packing("model/stl"),
};

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
  return kind && type !== undefined ? { ...kind, type, shared: true } : kind;
};

export const hostFiles = new Set(["_headers", "_redirects", ".nojekyll", "404.html"]);

/** Files that servers show nobody. */
export const isHidden = (path: string): boolean => path === "/404.html" || /\/\.(?!well-known\/)/.test(path);

/** Files whose ending says nothing, by their paths, each with the ending by whose rules it is served. */
export type Strangers = Record<string, string>;

/** Words without an ending, such as CNAME, are shown; everything else is saved. */
export const strangersIn = (files: readonly string[], isText: (file: string) => boolean): Strangers =>
  Object.fromEntries(
    files
      .filter((file) => !hostFiles.has(file) && !kindOf(file) && !isHidden(`/${file}`))
      .map((file) => [`/${file}`, extensionOf(file) === "" && isText(file) ? "txt" : "bin"]),
  );

export const kindAmong = (strangers: Strangers, path: string): Kind | undefined =>
  kindOf(path) ?? (Object.hasOwn(strangers, path) ? contentTypes[strangers[path] ?? ""] : undefined);
