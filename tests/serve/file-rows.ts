import { type Row, lost, page } from "./request-table.ts";

/** Files of all kinds, those that the build makes and an owner's own. */

const immutable = "public, max-age=31536000, immutable";

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
    says: "a file of the owner's among the hashed ones",
    target: "/assets/cv%20(1)-a1b2c3d4.txt",
    headers: { "accept-encoding": "gzip" },
    status: 200,
    shows: "A life.",
    sends: { "cache-control": "no-cache", "content-encoding": "gzip" },
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
  { says: "an empty file", target: "/empty.txt", status: 200, bodyLength: 0, sends: { "content-length": "0" } },
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
