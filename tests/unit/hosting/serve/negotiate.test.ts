import { describe, expect, it } from "vitest";
import { acceptedEncoding, conditionalStatus, etagOf, parseRange } from "../../../../hosting/serve/negotiate.ts";
import { parseTarget } from "../../../../hosting/serve/request-target.ts";

const version = { etag: '"a-1"', modified: new Date("2026-06-15T09:03:01.700Z") };

describe("acceptedEncoding", () => {
  it.each([
    [undefined, undefined],
    ["", undefined],
    ["gzip, br", "br"],
    ["GZIP", "gzip"],
    ["br;q=0, gzip;q=0.5", "gzip"],
    ["br;q=0", undefined],
    ["br;q=nonsense", undefined],
    ["*", undefined],
  ])("takes from %j: %s", (header, expected) => {
    expect(acceptedEncoding(header)).toBe(expected);
  });
});

describe("etagOf", () => {
  it("writes date and length as nginx does", () => {
    expect(etagOf({ mtime: new Date(1_794_740_334_900), size: 1273 })).toBe('"6af9906e-4f9"');
  });
});

describe("conditionalStatus", () => {
  it.each([
    [{}, undefined],
    [{ "if-none-match": '"a-1"' }, 304],
    [{ "if-none-match": '"b", W/"a-1"' }, 304],
    [{ "if-none-match": "*" }, 304],
    [{ "if-none-match": '"b"' }, undefined],
    [{ "if-modified-since": "Mon, 15 Jun 2026 09:03:01 GMT" }, 304],
    [{ "if-modified-since": "Mon, 15 Jun 2026 09:03:00 GMT" }, undefined],
    [{ "if-modified-since": "yesterday" }, undefined],
    [{ "if-none-match": '"b"', "if-modified-since": "Mon, 15 Jun 2026 09:03:01 GMT" }, undefined],
    [{ "if-match": '"b"' }, 412],
    [{ "if-match": '"a-1"' }, undefined],
    [{ "if-unmodified-since": "Mon, 15 Jun 2026 09:03:00 GMT" }, 412],
  ])("answers %j with %s", (headers, expected) => {
    expect(conditionalStatus(headers, version)).toBe(expected);
  });
});

describe("parseRange", () => {
  it.each([
    [undefined, "whole"],
    ["bytes=0-0", { start: 0, end: 0 }],
    ["bytes=-500", { start: 0, end: 99 }],
    ["bytes=99-", { start: 99, end: 99 }],
    ["bytes=100-", "bad"],
    ["bytes=-0", "bad"],
    ["bytes=-", "bad"],
    ["bytes=x-y", "bad"],
    ["bytes=0-1,3-4", "whole"],
    ["chars=0-1", "whole"],
  ])("reads %j of 100 bytes as %j", (range, expected) => {
    expect(parseRange({ range }, 100, version)).toEqual(expected);
  });

  it("gives a part only of the version that the browser has", () => {
    const part = { start: 0, end: 9 };
    const read = (condition: string) => parseRange({ range: "bytes=0-9", "if-range": condition }, 100, version);
    expect(read('"a-1"')).toEqual(part);
    expect(read("Mon, 15 Jun 2026 09:03:01 GMT")).toEqual(part);
    expect(read('"b"')).toBe("whole");
    expect(read("Mon, 15 Jun 2026 09:03:00 GMT")).toBe("whole");
  });
});

describe("parseTarget", () => {
  it("takes path and query apart", () => {
    expect(parseTarget("/a%20b?x=/../%2f")).toEqual({ path: "/a b", rawPath: "/a%20b", query: "?x=/../%2f" });
  });

  it.each([
    ["/a/./b/../c", "/a/c"],
    ["/a/..", "/"],
    ["http://site.example/blog?x", "/blog"],
    ["/a#b", "/a"],
  ])("reads %s as %s", (target, path) => {
    expect(parseTarget(target)).toMatchObject({ path });
  });

  it.each([
    ["/..", 400],
    ["/%2e%2e/x", 400],
    ["/a%00", 400],
    ["*", 400],
    ["http://site.example", 400],
    ["/a%2Fb", 404],
    ["/a%5cb", 404],
    ["/a\\b", 404],
    ["//a", 404],
    ["/%", 404],
    ["/%c3%28", 404],
    [`/${"a".repeat(8000)}`, 414],
  ])("turns %s away with %i", (target, status) => {
    expect(parseTarget(target)).toEqual({ refuse: status });
  });
});
