import { feedFiles } from "../site/addresses/published.ts";

/** The preview server, nginx and the compression step share this table; `strangersIn` fits other files into it. */
export type Kind = {
  type: string;
  /** Text goes with the content policy, which would unstyle the page that a browser draws around a lone picture. */
  text: boolean;
  packs?: true;
  /** A file with styles in itself, or with the browser's own when it is opened alone, goes with a policy for that. */
  styled?: true;
  /** Other sites may show it: link previews and feed readers do. */
  shared?: true;
};

const text = (type: string): Kind => ({ type: `${type}; charset=utf-8`, text: true });
const styled = (type: string): Kind => ({ ...text(type), styled: true });
const binary = (type: string): Kind => ({ type, text: false });
const picture = (type: string): Kind => ({ ...binary(type), shared: true });
const packing = (type: string): Kind => ({ ...binary(type), packs: true });

export const contentTypes: Record<string, Kind> = {
  html: text("text/html"),
  htm: text("text/html"),
  css: text("text/css"),
  js: text("text/javascript"),
  // The router's own server gives its data this type.
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
  bin: binary("application/octet-stream"),
  glb: packing("model/gltf-binary"),
  stl: packing("model/stl"),
};

export const isPacked = ({ text: isText, packs }: Kind): boolean => isText || packs === true;

/** The endings of feeds do not tell their types. */
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

export const isHidden = (path: string): boolean => path === "/404.html" || /\/\.(?!well-known\/)/.test(path);

/** Each of these files has an ending that says nothing, and the ending by whose rules it is served. */
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
