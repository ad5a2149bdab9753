import { describe, expect, it } from "vitest";
import { absolute, fromAbsolute } from "../../../../site/addresses/absolute.ts";

describe("absolute", () => {
  const address = { url: "https://x.example", basePath: "/sub/" };

  it.each([
    ["/", "https://x.example/sub/"],
    ["/camp#gear", "https://x.example/sub/camp#gear"],
    ["#gear", "https://x.example/sub/drones#gear"],
    ["/cv.pdf", "https://x.example/sub/cv.pdf"],
    ["assets/x.jpg", "https://x.example/sub/assets/x.jpg"],
    ["www.other.example/a", "https://www.other.example/a"],
    ["https://other.example/", "https://other.example/"],
    ["mailto:me@x.example", "mailto:me@x.example"],
  ])("turns %s into %s", (given, whole) => {
    expect(absolute(address, given, "/drones")).toBe(whole);
  });
});

describe("fromAbsolute", () => {
  const address = { url: "https://x.example", basePath: "/sub/" };

  it.each([
    ["https://x.example/sub/camp?a=b#gear", "/camp?a=b#gear"],
    ["http://x.example/sub/", "/"],
    ["https://X.example/sub#gear", "/#gear"],
    ["https://x.example/", undefined],
    ["https://x.example/subway", undefined],
    ["https://www.x.example/sub/camp", undefined],
    ["https://x.example:8080/sub/camp", undefined],
    ["/sub/camp", undefined],
    ["assets/x.jpg", undefined],
    ["mailto:me@x.example", undefined],
  ])("turns %s into %s", (given, own) => {
    expect(fromAbsolute(address, given)).toBe(own);
  });

  it("needs no path to recognize the site", () => {
    expect(fromAbsolute({ url: "https://www.x.example", basePath: "/" }, "www.x.example/camp")).toBe("/camp");
    expect(fromAbsolute({ url: "https://x.example", basePath: "/" }, "https://x.example")).toBe("/");
  });
});
