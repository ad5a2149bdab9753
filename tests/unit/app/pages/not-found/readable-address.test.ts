import { describe, expect, it } from "vitest";
import { readableAddress } from "../../../../../app/pages/not-found/readable-address.ts";

describe("readableAddress", () => {
  it.each([
    ["/plain/path?and=query", "/plain/path?and=query"],
    ["/caf%C3%A9", "/café"],
    ["/a%20b?q=%E5%B1%B1", "/a b?q=山"],
    ["/%3Cimg%20src=x%20onerror=alert(1)%3E", "/<img src=x onerror=alert(1)>"],
    ["/%E0%A4%A", "/%E0%A4%A"],
    ["/%E0%A4%A/caf%C3%A9", "/%E0%A4%A/café"],
    ["/50%", "/50%"],
    ["/%zz", "/%zz"],
    ["/__proto__", "/__proto__"],
  ])("shows %s as %s", (address, shown) => {
    expect(readableAddress(address)).toBe(shown);
  });

  it("decodes once only, so that what was encoded twice stays inert", () => {
    expect(readableAddress("/%253Cb%253E")).toBe("/%3Cb%3E");
  });

  it.each([
    ["a line break", "/a%0Ab"],
    ["a null", "/a%00b"],
    ["a right-to-left override", "/a%E2%80%AEb"],
    ["a zero-width space", "/a%E2%80%8Bb"],
    ["a line separator", "/a%E2%80%A8b"],
  ])("shows a sign in place of %s", (_what, address) => {
    expect(readableAddress(address)).toBe("/a\u{FFFD}b");
  });

  it("cuts an address that would fill the page, and says so", () => {
    const shown = readableAddress(`/${"x".repeat(5000)}`);
    expect(shown).toBe(`/${"x".repeat(299)}…`);
    expect(readableAddress(`/${"x".repeat(299)}`)).toBe(`/${"x".repeat(299)}`);
  });
});
