import { type Row, page } from "./request-table.ts";

const sealed = { "x-content-type-options": "nosniff", "cross-origin-resource-policy": "same-origin" };
const shared = { ...sealed, "cross-origin-resource-policy": "cross-origin" };
const strict = /^default-src 'none'; script-src 'self'; .*; frame-ancestors 'self'$/;

const styled = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'";

/** What a browser gets that opens one file by itself: it runs nothing of its own, and other sites may show only pictures and feeds. */
export const aloneRows = (base = ""): Row[] => [
  {
    says: "an album by itself",
    target: `${base}/albums/a.html`,
    status: 200,
    shows: "Album",
    sends: { ...page, ...sealed, "content-security-policy": strict, "cross-origin-opener-policy": "same-origin" },
  },
  {
    says: "a photo by itself",
    target: `${base}/assets/photo-a1b2c3d4.avif`,
    status: 200,
    sends: { ...shared, "content-type": "image/avif", "content-security-policy": null },
  },
  {
    says: "a drawing by itself",
    target: `${base}/icon.svg`,
    status: 200,
    sends: { ...shared, "content-type": "image/svg+xml; charset=utf-8", "content-security-policy": styled },
  },
  {
    says: "the sitemap by itself",
    target: `${base}/sitemap.xml`,
    status: 200,
    sends: { ...sealed, "content-type": "application/xml; charset=utf-8", "content-security-policy": styled },
  },
  {
    says: "the feed by itself",
    target: `${base}/feed.xml`,
    status: 200,
    sends: { ...shared, "content-type": "application/atom+xml; charset=utf-8", "content-security-policy": styled },
  },
  {
    says: "the feed in JSON by itself",
    target: `${base}/feed.json`,
    status: 200,
    sends: { ...shared, "content-type": "application/feed+json; charset=utf-8" },
  },
  {
    says: "a missing photo",
    target: `${base}/assets/gone-a1b2c3d4.avif`,
    status: 404,
    sends: { ...sealed, ...page },
  },
  {
    says: "a paper by itself",
    target: `${base}/cv.pdf`,
    status: 200,
    sends: { ...sealed, "content-type": "application/pdf", "content-security-policy": null },
  },
  {
    says: "a script by itself",
    target: `${base}/assets/app-a1b2c3d4.js`,
    status: 200,
    sends: { ...sealed, "content-type": "text/javascript; charset=utf-8", "content-security-policy": strict },
  },
  {
    says: "a page's data by itself",
    target: `${base}/_.data`,
    status: 200,
    sends: { ...sealed, "content-type": "text/x-script; charset=utf-8", "content-security-policy": strict },
  },
];
