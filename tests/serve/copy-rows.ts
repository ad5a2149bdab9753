import { type Row, page } from "./request-table.ts";

/** Compressed copies of files, and parts of them. */

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
