import { describe, expect, it } from "vitest";
import {
  findRedirect,
  flattenRedirects,
  redirectAddress,
  resolveRedirect,
} from "../../../../site/addresses/redirects.ts";

describe("redirects", () => {
  it("point straight at the end of a chain", () => {
    const chain = [
      { from: "/a", to: "/b" },
      { from: "/b", to: "/c" },
    ];
    expect(flattenRedirects(chain)).toEqual([
      { from: "/a", to: "/c" },
      { from: "/b", to: "/c" },
    ]);
  });

  it.each([
    ["https://a.example:8080/ü?a=ö#ä", "https://a.example:8080/%C3%BC?a=%C3%B6#%C3%A4"],
    ["https://x.example/a", "https://x.example/a"],
    ["/camp", "/camp"],
  ])("to %s use percent-encoded URLs", (to, written) => {
    const [flat] = flattenRedirects([{ from: "/a", to }]);
    expect(redirectAddress(flat?.to ?? "")).toBe(written);
  });

  it("throw on a loop", () => {
    const circle = [
      { from: "/a", to: "/b" },
      { from: "/b", to: "/a" },
    ];
    expect(() => flattenRedirects(circle)).toThrow("The redirect from /a is in a redirect loop.");
  });
});

describe("resolveRedirect", () => {
  const chain = [
    { from: "/a", to: "/b" },
    { from: "/b", to: "/c" },
  ];

  it("follows a chain to its end, and leaves other paths unchanged", () => {
    expect(resolveRedirect("/a", chain)).toBe("/c");
    expect(resolveRedirect("/c", chain)).toBe("/c");
  });

  it("detects loops, including those entered from outside", () => {
    expect(resolveRedirect("/a", [...chain, { from: "/c", to: "/b" }])).toBeUndefined();
    expect(resolveRedirect("/a", [...chain, { from: "/c", to: "/b#anchor" }])).toBeUndefined();
  });

  it("carries anchors and queries along, the earlier one first", () => {
    const further = [...chain, { from: "/c", to: "/page?x=1#end" }];
    expect(resolveRedirect("/a", further)).toBe("/page?x=1#end");
    expect(resolveRedirect("/z", [...further, { from: "/z", to: "/a?y=2#part" }])).toBe("/page?x=1&y=2#part");
  });

  it("stops at another site", () => {
    expect(resolveRedirect("/a", [...chain, { from: "/c", to: "https://x.example/b" }])).toBe("https://x.example/b");
  });

  it("matches percent-encoded paths", () => {
    const spaced = [{ from: "/Über mich.html", to: "/camp" }];
    expect(resolveRedirect("/a", [...spaced, { from: "/a", to: "/%C3%9Cber%20mich.html" }])).toBe("/camp");
    expect(resolveRedirect("/a", [...spaced, { from: "/a", to: "/Über mich.html" }])).toBe("/camp");
  });
});

describe("findRedirect", () => {
  const redirects = [
    { from: "/drone", to: "/drones" },
    { from: "/Old_Page.html", to: "/camp" },
  ];

  it("matches the file name of a page", () => {
    expect(findRedirect("/Old_Page.html", redirects)?.to).toBe("/camp");
    expect(findRedirect("/old_page.html", redirects)).toBeUndefined();
    expect(findRedirect("/Old_Page", redirects)).toBeUndefined();
  });

  it.each(["/drone", "/drone/"])("matches %s", (path) => {
    expect(findRedirect(path, redirects)?.to).toBe("/drones");
  });

  it.each(["/drones", "/dron", "/drone/x", "/Drone"])("ignores %s", (path) => {
    expect(findRedirect(path, redirects)).toBeUndefined();
  });
});

describe("redirectAddress", () => {
  it.each([
    ["/camp", {}, "/camp"],
    ["/camp", { base: "/atlas/" }, "/atlas/camp"],
    ["/camp", { query: "?a=1", hash: "#gear" }, "/camp?a=1#gear"],
    ["/camp#gear", {}, "/camp#gear"],
    ["/camp#gear", { base: "/atlas/", query: "?a=1" }, "/atlas/camp?a=1#gear"],
    ["/camp#gear", { hash: "#food" }, "/camp#food"],
    ["/camp?b=2", { query: "?a=1" }, "/camp?b=2&a=1"],
    ["/CV.pdf", { base: "/atlas/" }, "/atlas/CV.pdf"],
    ["https://x.example/a?b=2", { base: "/atlas/", query: "?a=1" }, "https://x.example/a?b=2&a=1"],
    ["https://x.example", { query: "?a=1" }, "https://x.example?a=1"],
    ['https://x.example/"$a {b}é', {}, "https://x.example/%22%24a%20%7Bb%7D%C3%A9"],
  ])("%s with %j is %s", (to, visit, address) => {
    expect(redirectAddress(to, visit)).toBe(address);
  });
});
