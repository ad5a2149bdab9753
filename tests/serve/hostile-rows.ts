import { type Row, lost } from "./request-table.ts";

/** Requests that no browser of good will sends, and what every host of the site must answer to them. */
export const hostileRows: Row[] = [
  { says: "an encoded climb above the root", target: "/..%2f..%2f..%2fetc/passwd", status: 400 },
  { says: "a plain climb above the root", target: "/../../etc/passwd", status: 400 },
  { says: "a doubly encoded climb", target: "/..%252f..%252fetc/passwd", ...lost },
  { says: "an encoded slash inside", target: "/blog%2fcamp", ...lost },
  { says: "an encoded climb inside the site", target: "/camp/..%2fblog", ...lost },
  { says: "an encoded backslash", target: "/..%5c..%5cwindows", ...lost },
  { says: "a backslash", target: "/..\\..\\windows", ...lost },
  { says: "two slashes in front", target: "//evil.example/%2e%2e", ...lost },
  { says: "two slashes in front of a file name", target: "//evil.example/index.html", ...lost },
  { says: "two slashes inside", target: "/blog//", ...lost },
  { says: "a null byte", target: "/blog%00.html", status: 400 },
  // nginx refuses a mistyped % before any configuration is asked; the preview server shows the 404 page.
  { says: "a mistyped percent sign", target: "/100%", status: [400, 404] },
  { says: "bytes that are no text", target: "/%ff%fe", ...lost },
  { says: "a line break for the header of a redirect", target: "/blog/camp%0d%0aX-Evil:1", ...lost },
  {
    says: "a line break in a query",
    target: "/blog/camp?%0d%0aX-Evil:1",
    status: 301,
    sends: { location: "/camp?%0d%0aX-Evil:1", "x-evil": null },
  },
  { says: "a climb inside the site's own folders", target: "/assets/%2e%2e/.nojekyll", ...lost },
  { says: "a pattern for names", target: "/assets/*.js", ...lost },
  { says: "markup", target: "/%3Cscript%3Ealert(1)%3C/script%3E", ...lost },
  { says: "a path of 4,000 letters", target: `/${"a".repeat(4000)}`, ...lost },
  { says: "a path of 9,000 letters", target: `/${"a".repeat(9000)}`, status: 414 },
  ...["POST", "PUT", "DELETE", "PATCH", "OPTIONS", "PROPFIND"].map((method): Row => ({
    says: `the method ${method}`,
    method,
    target: "/blog",
    status: 405,
    sends: { allow: "GET, HEAD" },
  })),
  { says: "a method for a redirect", method: "POST", target: "/about", status: 405 },
  { says: "the method TRACE", method: "TRACE", target: "/blog", status: 405 },
  // nginx may refuse the name of a server in place of a path before it looks at the method.
  { says: "the method CONNECT", method: "CONNECT", target: "site.example:80", status: [400, 405] },
  { says: "another host's name", target: "/blog", headers: { Host: "other.example" }, status: 200, shows: "<h1>Blog" },
  { says: "a host that is no name", target: "/blog", headers: { Host: "a b/../c" }, status: 400 },
  { says: "a whole address as proxies send it", target: "http://site.example/blog", status: 200, shows: "<h1>Blog" },
];
