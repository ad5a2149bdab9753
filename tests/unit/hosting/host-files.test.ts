import { describe, expect, it } from "vitest";
import { headersFile, redirectsFile, securityHeaders } from "../../../hosting/host-files.ts";
import { robotsText, securityText } from "../../../hosting/well-known.ts";

describe("_headers", () => {
  const text = headersFile("/sub/");

  it("gives every file the security headers, and only hashed ones a long cache lifetime", () => {
    const [first = "", hashed = ""] = text.split("\n\n");
    expect(first).toMatch(/^\/sub\/\*\n/);
    for (const [name, value] of Object.entries(securityHeaders("/sub/")))
      expect(first).toContain(`  ${name}: ${value}`);
    expect(hashed).toBe("/sub/assets/*\n  Cache-Control: public, max-age=31536000, immutable");
    expect(text.match(/immutable/g)).toHaveLength(1);
  });

  it("sends Strict-Transport-Security only at the root of a domain", () => {
    expect(headersFile("/")).toContain("Strict-Transport-Security");
    expect(text).not.toContain("Strict-Transport-Security");
  });

  it("allows only the device features that the tools need", () => {
    const permissions = securityHeaders("/")["Permissions-Policy"] ?? "";
    expect(permissions.match(/[a-z-]+=\(self\)/g)).toEqual(["geolocation=(self)", "screen-wake-lock=(self)"]);
    for (const feature of ["camera", "microphone", "payment", "usb"]) expect(permissions).toContain(`${feature}=()`);
  });

  it("sets the types of feeds", () => {
    expect(text).toContain("/sub/feed.xml\n  Content-Type: application/atom+xml; charset=utf-8\n");
  });
});

it("_redirects escapes both URLs under the base path, and leaves other sites unchanged", () => {
  const redirects = [
    { from: "/Über mich.html", to: "/blog#part" },
    { from: "/shop", to: "https://shop.example/?a=1" },
  ];
  expect(redirectsFile(redirects, "/sub/")).toBe(
    "/sub/%C3%9Cber%20mich.html /sub/blog#part 301\n/sub/shop https://shop.example/?a=1 301\n",
  );
});

it("robots.txt allows everything and links to the sitemap", () => {
  expect(robotsText({ url: "https://x.example", basePath: "/sub/" })).toBe(
    "User-agent: *\nAllow: /\n\nSitemap: https://x.example/sub/sitemap.xml\n",
  );
});

it("security.txt expires within the year that RFC 9116 allows", () => {
  const text = securityText(
    { url: "https://x.example", basePath: "/" },
    { contact: "mailto:me@x.example" },
    "2026-06-15T21:00:00Z",
  );
  expect(text).toContain("Contact: mailto:me@x.example\nExpires: 2027-05-11T00:00:00.000Z\n");
  expect(text).toContain("Canonical: https://x.example/.well-known/security.txt\n");
});
