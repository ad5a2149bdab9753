import type { RawRequest } from "./raw-request.ts";

/** What every host of the site must answer. One table; the tests put it to each server. */
export type Row = RawRequest & {
  says: string;
  status: number | number[];
  /** Response headers: exact text, a pattern, or null for "must not be there". */
  sends?: Record<string, string | RegExp | null>;
  /** Text in the body, after decompression. */
  shows?: string;
  bodyLength?: number;
};

export const page = { "content-type": "text/html; charset=utf-8", "cache-control": "no-cache" };
const immutable = "public, max-age=31536000, immutable";
export const lost = { status: 404, shows: "<h1>Lost", sends: { ...page, "content-security-policy": /sha256-/ } };

export const pageRows: Row[] = [
  { says: "the home page", target: "/", status: 200, shows: "<h1>Home", sends: page },
  { says: "a page", target: "/blog", status: 200, shows: "<h1>Blog", sends: page },
  { says: "a page with a slash at the end", target: "/blog/", status: 200, shows: "<h1>Blog", sends: page },
  { says: "a page with a query", target: "/blog?photo=1", status: 200, shows: "<h1>Blog" },
  {
    says: "a page with a long name and a dot in it",
    target: "/blog/a-title.that-goes-on-for-longer-than-servers-like-to-hash/",
    status: 200,
    shows: "<h1>Long",
    sends: { ...page, "content-security-policy": /sha256-/ },
  },
  {
    says: "a page's file name moves to the page",
    target: "/blog/index.html?a=1",
    status: 301,
    sends: { location: "/blog?a=1" },
  },
  { says: "the home page's file name moves home", target: "/index.html", status: 301, sends: { location: "/" } },
  { says: "a document of its own", target: "/albums/a.html", status: 200, shows: "Album", sends: page },
  { says: "other letter case is another page", target: "/Blog", ...lost },
  { says: "a redirect in other letter case is none", target: "/About", ...lost },
  { says: "an unknown path", target: "/nope", ...lost },
  { says: "a deep unknown path", target: "/a/b/c/d", ...lost },
  { says: "a prototype's name", target: "/__proto__", ...lost },
  { says: "a missing asset", target: "/assets/gone-12345678.js", ...lost },
  { says: "a folder without a page", target: "/assets/", ...lost },
  { says: "a file with a slash at the end", target: "/robots.txt/", ...lost },
  { says: "the 404 page's own name", target: "/404.html", ...lost },
  { says: "the framework's fallback page", target: "/__spa-fallback.html", ...lost },
];

export const redirectRows: Row[] = [
  { says: "a redirect", target: "/blog/camp", status: 301, sends: { location: "/camp" } },
  { says: "a redirect with a slash at the end", target: "/blog/camp/", status: 301, sends: { location: "/camp" } },
  {
    says: "a redirect keeps the query",
    target: "/blog/camp?a=1&b=%20",
    status: 301,
    sends: { location: "/camp?a=1&b=%20" },
  },
  {
    says: "a redirect with a long name and a dot in it",
    target: "/old/a-title.that-goes-on-for-longer-than-servers-like-to-hash/",
    status: 301,
    sends: { location: "/camp" },
  },
  { says: "an old page's file", target: "/Old_Page.html", status: 301, sends: { location: "/camp#gear" } },
  { says: "an old page in its other letter case", target: "/old_page.html", status: 301, sends: { location: "/blog" } },
  { says: "an old page in a letter case that nobody had", target: "/OLD_PAGE.html", ...lost },
  {
    says: "a redirect to a section keeps the query before it",
    target: "/Old_Page.html?a=1",
    status: 301,
    sends: { location: "/camp?a=1#gear" },
  },
  {
    says: "an old address of another kind",
    target: "/2019/05/post.php?id=7",
    status: 301,
    sends: { location: "/cv.pdf?id=7" },
  },
  {
    says: "a redirect to another site",
    target: "/shop%20(old)/?a=1",
    status: 301,
    sends: { location: "https://shop.example?a=1" },
  },
  {
    says: "a redirect to an address with a query",
    target: "/%C3%9Cber%20mich.htm",
    status: 301,
    sends: { location: "https://other.example/me?from=here" },
  },
  {
    says: "a redirect to an address with a query keeps both",
    target: "/%C3%9Cber%20mich.htm?a=1",
    status: 301,
    sends: { location: "https://other.example/me?from=here&a=1" },
  },
  { says: "a page's name with an ending", target: "/camp.html", status: 301, sends: { location: "/camp" } },
  { says: "a redirect to a redirect takes one hop", target: "/about", status: 301, sends: { location: "/blog" } },
];

export const fileRows: Row[] = [
  {
    says: "a script",
    target: "/assets/app-a1b2c3d4.js",
    status: 200,
    sends: { "content-type": "text/javascript; charset=utf-8", "cache-control": immutable },
  },
  {
    says: "a style sheet",
    target: "/assets/site-a1b2c3d4.css",
    status: 200,
    sends: { "content-type": "text/css; charset=utf-8", "cache-control": immutable },
  },
  {
    says: "a picture",
    target: "/assets/photo-a1b2c3d4.avif",
    status: 200,
    bodyLength: 1000,
    sends: { "content-type": "image/avif", vary: null, "content-security-policy": null },
  },
  {
    says: "a model",
    target: "/assets/models/hook-a1b2c3d4.glb",
    headers: { "accept-encoding": "br" },
    status: 200,
    sends: {
      "content-type": "model/gltf-binary",
      "content-encoding": "br",
      vary: "Accept-Encoding",
      "cache-control": immutable,
      "content-security-policy": null,
    },
  },
  {
    says: "a model for a printer",
    target: "/assets/models/hook-a1b2c3d4.stl",
    status: 200,
    bodyLength: 1000,
    sends: { "content-type": "model/stl", "content-security-policy": null },
  },
  { says: "a missing picture", target: "/assets/gone-a1b2c3d4.avif", ...lost },
  {
    says: "the router's data",
    target: "/_.data",
    status: 200,
    sends: { "content-type": "text/x-script; charset=utf-8", "cache-control": "no-cache" },
  },
  {
    says: "the worker",
    target: "/sw.js",
    status: 200,
    sends: { "content-type": "text/javascript; charset=utf-8", "cache-control": "no-cache" },
  },
  {
    says: "the manifest",
    target: "/site.webmanifest",
    status: 200,
    sends: { "content-type": "application/manifest+json; charset=utf-8" },
  },
  {
    says: "the sitemap",
    target: "/sitemap.xml",
    status: 200,
    sends: { "content-type": "application/xml; charset=utf-8" },
  },
  ...[
    ["the Atom feed", "/feed.xml", "application/atom+xml"],
    ["the JSON feed", "/feed.json", "application/feed+json"],
    ["a page's Markdown", "/camp.md", "text/markdown"],
  ].map(([says = "", target = "", type = ""]) => ({
    says,
    target,
    status: 200,
    sends: { "content-type": `${type}; charset=utf-8`, "cache-control": "no-cache", vary: "Accept-Encoding" },
  })),
  {
    says: "security.txt",
    target: "/.well-known/security.txt",
    status: 200,
    shows: "Contact: mailto:",
    sends: { "content-type": "text/plain; charset=utf-8" },
  },
  ...[
    ["a name without an ending", "/CNAME"],
    ["a name without an ending in a deeper folder", "/.well-known/matrix/server"],
  ].map(([says = "", target = ""]) => ({
    says,
    target,
    status: 200,
    sends: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-cache", vary: "Accept-Encoding" },
  })),
  ...[
    ["a file of an unknown kind", "/my%20paper%20(1).docx"],
    ["a file that the owner has packed", "/data.css.gz"],
    ["a file beside a page", "/blog/slides.bin"],
  ].map(([says = "", target = ""]) => ({
    says,
    target,
    headers: { "Accept-Encoding": "br, gzip" },
    status: 200,
    bodyLength: 1000,
    sends: {
      "content-type": "application/octet-stream",
      "content-encoding": null,
      "content-security-policy": null,
      vary: null,
    },
  })),
  { says: "such a file in other letter case", target: "/cname", ...lost },
  { says: "one word for a search engine", target: "/verify.html", status: 200, bodyLength: 25, sends: page },
  {
    says: "a document with a space in its name and a script",
    target: "/My%20Talk.html",
    status: 200,
    shows: "talk()",
    sends: { ...page, "content-security-policy": /sha256-/ },
  },
  { says: "what a computer left in a folder", target: "/Thumbs.db", ...lost },
  { says: "the host's header file", target: "/_headers", ...lost },
  { says: "the host's redirect file", target: "/_redirects", ...lost },
  { says: "a dotfile", target: "/.nojekyll", ...lost },
  { says: "a dot folder", target: "/.git/config", ...lost },
  { says: "a compressed copy by its own name", target: "/index.html.br", ...lost },
];

const js = "/assets/app-a1b2c3d4.js";
const encoded = (says: string, accept: string, encoding: string | null): Row => ({
  says: `${says} (${accept || "nothing"})`,
  target: js,
  headers: { "Accept-Encoding": accept },
  status: 200,
  shows: "script script",
  sends: { "content-encoding": encoding, vary: "Accept-Encoding" },
});

export const encodingRows: Row[] = [
  encoded("brotli when taken", "gzip, deflate, br, zstd", "br"),
  encoded("gzip when brotli is not taken", "gzip, deflate", "gzip"),
  encoded("plain when neither is taken", "identity", null),
  encoded("plain when the list is empty", "", null),
  encoded("gzip when brotli is refused", "br;q=0, gzip", "gzip"),
  encoded("gzip when brotli is refused in other words", "gzip, br; q=0.0", "gzip"),
  encoded("brotli with a low weight", "br;q=0.1", "br"),
  encoded("plain for a name that only begins alike", "brx, gzipped", null),
  {
    says: "a compressed page",
    target: "/blog/",
    headers: { "Accept-Encoding": "br" },
    status: 200,
    shows: "<h1>Blog",
    sends: { "content-encoding": "br", ...page },
  },
  {
    says: "a compressed 404 page",
    target: "/nope",
    headers: { "Accept-Encoding": "br" },
    status: 404,
    shows: "<h1>Lost",
    sends: { "content-encoding": "br", ...page },
  },
  {
    says: "a picture as it is",
    target: "/assets/photo-a1b2c3d4.avif",
    headers: { "Accept-Encoding": "br" },
    status: 200,
    sends: { "content-encoding": null },
  },
];

const picture = "/assets/photo-a1b2c3d4.avif";
const range = (says: string, value: string, status: number, contentRange: string | null, bodyLength?: number): Row => ({
  says: `${says} (${value})`,
  target: picture,
  headers: { Range: value },
  status,
  sends: { "content-range": contentRange },
  ...(bodyLength === undefined ? {} : { bodyLength }),
});

export const rangeRows: Row[] = [
  range("the first bytes", "bytes=0-99", 206, "bytes 0-99/1000", 100),
  range("from the middle to the end", "bytes=900-", 206, "bytes 900-999/1000", 100),
  range("the last bytes", "bytes=-10", 206, "bytes 990-999/1000", 10),
  range("past the end is cut short", "bytes=990-5000", 206, "bytes 990-999/1000", 10),
  range("outside the file", "bytes=1000-1100", 416, "bytes */1000"),
  range("backwards", "bytes=20-10", 416, "bytes */1000"),
  range("several at once give the whole", "bytes=0-1,5-6", 200, null, 1000),
  range("another unit gives the whole", "lines=0-1", 200, null, 1000),
  {
    says: "a range is never cut from a compressed copy",
    target: js,
    headers: { Range: "bytes=0-5", "Accept-Encoding": "br" },
    status: 206,
    shows: "export",
    sends: { "content-encoding": null },
  },
  {
    says: "a range of a version that is gone",
    target: picture,
    headers: { Range: "bytes=0-9", "If-Range": '"gone"' },
    status: 200,
    bodyLength: 1000,
  },
];
