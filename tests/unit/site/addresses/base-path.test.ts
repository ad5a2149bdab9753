import { describe, expect, it } from "vitest";
import { basePath, underBase } from "../../../../site/addresses/base-path.ts";

describe("basePath", () => {
  it.each([
    ["", "/"],
    ["/", "/"],
    ["sub", "/sub/"],
    ["/sub", "/sub/"],
    ["/sub/", "/sub/"],
    ["//a//b", "/a/b/"],
  ])("reads %j as %s", (given, expected) => {
    expect(basePath(given)).toBe(expected);
  });

  it.each(["/../up", "/a b", "https://example.com/x", "/a?b", "/./"])("rejects %j", (given) => {
    expect(() => basePath(given)).toThrow(/^BASE_PATH: expected a path such as/);
  });

  it("says what was expected", () => {
    expect(() => basePath("/a b")).toThrow('BASE_PATH: expected a path such as /my-site, got "/a b"');
  });

  it("prefixes paths", () => {
    expect(underBase("/", "/blog")).toBe("/blog");
    expect(underBase("/sub/", "/blog")).toBe("/sub/blog");
    expect(underBase("/sub/", "/")).toBe("/sub/");
  });
});
