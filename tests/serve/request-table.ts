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
