import { expect, it } from "vitest";
import { readableAddress } from "../../../../../app/pages/not-found/readable-address.ts";

it.each([
  ["an address as it is", "/plain/path?and=query", "/plain/path?and=query"],
  ["letters instead of their codes", "/caf%C3%A9%20b?q=%E5%B1%B1", "/café b?q=山"],
  ["codes that are broken as they are", "/%E0%A4%A/caf%C3%A9/50%", "/%E0%A4%A/café/50%"],
  ["what was encoded twice decoded once", "/%253Cb%253E", "/%3Cb%3E"],
  ["a sign in place of a line break, a null, a line separator", "/a%0Ab%00c%E2%80%A8", "/a\u{FFFD}b\u{FFFD}c\u{FFFD}"],
  ["a sign in place of what turns or hides letters", "/a%E2%80%AEb%E2%80%8B", "/a\u{FFFD}b\u{FFFD}"],
  ["300 characters at most", `/${"x".repeat(5000)}`, `/${"x".repeat(299)}…`],
])("shows %s", (_what, address, shown) => {
  expect(readableAddress(address)).toBe(shown);
});
