import { describe, expect, it } from "vitest";
import {
  findRedirect,
  flattenRedirects,
  redirectAddress,
  resolveRedirect,
} from "../../../../site/addresses/redirects.ts";

describe("redirects", () => {
  it("point straight at the page where a chain ends", () => {
    const chain = [
      { from: "/a", to: "/b" },
      { from: "/b", to: "/c" },
    ];
    expect(flattenRedirects(chain)).toEqual([
      { from: "/a", to: "/c" },
      { from: "/b", to: "/c" },
    ]);
  });

  it("never lead in a circle", () => {
    const circle = [
      { from: "/a", to: "/b" },
      { from: "/b", to: "/a" },
    ];
    expect(() => flattenRedirects(circle)).toThrow("The redirect from /a leads in a circle.");
  });
});

describe("resolveRedirect", () => {
  const chain = [
    { from: "/a", to: "/b" },
    { from: "/b", to: "/c" },
  ];

  it("follows to the end, and leaves alone what is no redirect", () => {
    expect(resolveRedirect("/a", chain)).toBe("/c");
    expect(resolveRedirect("/c", chain)).toBe("/c");
  });

  it("knows a circle, also one that is entered from outside", () => {
    expect(resolveRedirect("/a", [...chain, { from: "/c", to: "/b" }])).toBeUndefined();
  });
});

describe("findRedirect", () => {
  const redirects = [{ from: "/drone", to: "/drones" }];

  it.each(["/drone", "/drone/"])("knows %s", (path) => {
    expect(findRedirect(path, redirects)?.to).toBe("/drones");
  });

  it.each(["/drones", "/dron", "/drone/x", "/Drone"])("leaves %s alone", (path) => {
    expect(findRedirect(path, redirects)).toBeUndefined();
  });
});

describe("redirectAddress", () => {
  it.each([
    ["/camp", {}, "/camp"],
    ["/camp", { base: "/atlas/" }, "/atlas/camp"],
    ["/camp", { query: "?a=1", hash: "#gear" }, "/camp?a=1#gear"],
    ["/", { base: "/atlas/", query: "$is_args$args" }, "/atlas/$is_args$args"],
  ])("%s with %j is %s", (to, visit, address) => {
    expect(redirectAddress(to, visit)).toBe(address);
  });
});
