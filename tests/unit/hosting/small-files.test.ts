import { describe, expect, it } from "vitest";
import { isCompressible, typeOf } from "../../../hosting/content-types.ts";
import { headersFile, redirectsFile } from "../../../hosting/host-files.ts";
import { type HostingPlan, headersFor } from "../../../hosting/plan.ts";
import { pageFileOf, pageFilesOf, pagePathOf } from "../../../hosting/output-files.ts";
import { robotsText, securityText } from "../../../hosting/well-known.ts";

const plan: HostingPlan = {
  basePath: "/sub/",
  headers: headersFor("/sub/"),
  policy: { "default-src": ["'none'"], "script-src": ["'self'"] },
  scripts: { "/": ["'sha256-home'"], "/blog": ["'sha256-blog'"], "/404.html": ["'sha256-lost'"] },
  redirects: [{ from: "/old", to: "/blog" }],
  owned: [],
};

/** The headers that a host sends for a path: those of every rule that matches it. */
const headersAt = (path: string, served = plan) =>
  headersFile(served)
    .trim()
    .split("\n\n")
    .filter((rule) => {
      const [pattern = ""] = rule.split("\n");
      return pattern.endsWith("*") ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
    })
    .flatMap((rule) => rule.split("\n").slice(1))
    .map((line) => line.trim());

describe("_headers", () => {
  it("gives every path the security headers", () => {
    for (const [name, value] of Object.entries(plan.headers)) {
      expect(headersAt("/sub/anything/else.css")).toContain(`${name}: ${value}`);
    }
  });

  it.each(["/sub/blog", "/sub/blog/"])("gives %s the page's own policy", (path) => {
    const policy = headersAt(path).filter((line) => line.includes("script-src"));
    expect(policy).toEqual([expect.stringContaining("script-src 'self' 'sha256-blog'")]);
    expect(headersAt(path)).toContain("Cache-Control: no-cache");
  });

  it("keeps hashed files for good and nothing else", () => {
    expect(headersAt("/sub/assets/x.js")).toContain("Cache-Control: public, max-age=31536000, immutable");
    expect(headersAt("/sub/sw.js").join()).not.toContain("immutable");
  });

  it("keeps no file of the owner's own for good, also where hashed ones are", () => {
    const served = { ...plan, owned: ["/assets/cv.pdf", "/assets/models/own.glb"] };
    for (const path of ["/sub/assets/cv.pdf", "/sub/assets/models/own.glb"])
      expect(headersAt(path, served).join()).not.toContain("immutable");
    expect(headersAt("/sub/assets/pictures/a-1.avif", served).join()).toContain("immutable");
  });

  it("lets others show cards and feeds, not pages, and says one thing of each", () => {
    const saidOf = (path: string) => headersAt(path).filter((line) => line.startsWith("Cross-Origin-Resource-Policy"));
    for (const path of ["/sub/assets/cards/camp.1.jpg", "/sub/feed.xml", "/sub/feed.json"])
      expect(saidOf(path)).toEqual(["Cross-Origin-Resource-Policy: cross-origin"]);
    for (const path of ["/sub/", "/sub/blog", "/sub/blog/"])
      expect(saidOf(path)).toEqual(["Cross-Origin-Resource-Policy: same-origin"]);
    expect(saidOf("/sub/assets/photo.avif")).toEqual([]);
  });

  it("has no more rules than a host reads, and all but the pages farthest from home among them", () => {
    const photos = Array.from({ length: 200 }, (_, index) => [`/photography/${index}`, ["'sha256-photo'"]]);
    const scripts = { ...Object.fromEntries(photos), ...plan.scripts };
    const patterns = headersFile({ ...plan, scripts })
      .trim()
      .split("\n\n")
      .map((rule) => rule.split("\n")[0]);
    expect(patterns).toHaveLength(100);
    const kept = ["/sub/*", "/sub/", "/sub/blog", "/sub/blog/"];
    expect(patterns).toEqual(expect.arrayContaining(kept));
  });

  it("sends no two policies that forbid each other's scripts", () => {
    const policies = headersAt("/sub/").filter((line) => line.startsWith("Content-Security-Policy"));
    expect(policies.filter((line) => /script-src|default-src/.test(line))).toHaveLength(1);
  });
});

describe("_redirects", () => {
  it("names both ends under the base path, as permanent", () => {
    expect(redirectsFile(plan)).toBe("/sub/old /sub/blog 301\n");
  });

  it("is one word for each end, also when a path has a space, and leaves other sites as they are", () => {
    const redirects = [
      { from: "/Über mich.html", to: "/blog#part" },
      { from: "/shop", to: "https://shop.example/?a=1" },
    ];
    expect(redirectsFile({ ...plan, redirects })).toBe(
      "/sub/%C3%9Cber%20mich.html /sub/blog#part 301\n/sub/shop https://shop.example/?a=1 301\n",
    );
  });
});

describe("the headers of every host", () => {
  it("ask for strict transport only where the site has its domain to itself", () => {
    expect(headersFor("/")).toHaveProperty("Strict-Transport-Security");
    expect(headersFor("/sub/")).not.toHaveProperty("Strict-Transport-Security");
  });

  it("let the site ask a device for what its tools need, and for nothing else", () => {
    const permissions = headersFor("/")["Permissions-Policy"] ?? "";
    expect(permissions.match(/[a-z-]+=\(self\)/g)).toEqual(["geolocation=(self)", "screen-wake-lock=(self)"]);
    for (const feature of ["camera", "microphone", "payment", "usb"]) expect(permissions).toContain(`${feature}=()`);
  });
});

describe("files for crawlers and researchers", () => {
  const address = { url: "https://x.example", basePath: "/sub/" };

  it("robots.txt lets everyone in and names the sitemap", () => {
    expect(robotsText(address)).toBe("User-agent: *\nAllow: /\n\nSitemap: https://x.example/sub/sitemap.xml\n");
  });

  it("security.txt has the fields that RFC 9116 demands", () => {
    const text = securityText(address, { contact: "mailto:me@x.example" }, new Date("2026-06-15T21:00:00Z"));
    expect(text).toContain("Contact: mailto:me@x.example\n");
    expect(text).toMatch(/^Expires: \d{4}-\d\d-\d\dT00:00:00\.000Z$/m);
    expect(text).toContain("Canonical: https://x.example/sub/.well-known/security.txt\n");
  });
});

describe("the end of security.txt", () => {
  const address = { url: "https://x.example", basePath: "/" };
  const built = new Date("2026-06-15T21:00:00Z");
  const endOf = (security: { contact: string; expires?: string }) =>
    /^Expires: (.*)$/m.exec(securityText(address, security, built))?.[1] ?? "";

  it("is the owner's, where one is set", () => {
    expect(endOf({ contact: "mailto:me@x.example", expires: "2027-12-31" })).toBe("2027-12-31T00:00:00.000Z");
  });

  it("otherwise lies eleven months after the build, within the year that RFC 9116 allows", () => {
    expect(endOf({ contact: "mailto:me@x.example" })).toBe("2027-05-11T00:00:00.000Z");
  });
});

describe("kinds of files", () => {
  it.each([
    ["/a/b.CSS", "text/css; charset=utf-8", true],
    ["/feed.xml", "application/atom+xml; charset=utf-8", true],
    ["/a/hook.glb", "model/gltf-binary", true],
    ["/a/photo.avif", "image/avif", false],
    ["/data.css.gz", "application/octet-stream", false],
    ["/CNAME", "application/octet-stream", false],
  ])("%s is %s", (path, type, isSmaller) => {
    expect([typeOf(path), isCompressible(path)]).toEqual([type, isSmaller]);
  });

  it("tell the site's pages from other documents, also from one that is called like a page", () => {
    const files = ["index.html", "blog/index.html", "blog.html", "blog.htm", "about/index.html", "404.html"];
    const pages = pageFilesOf(["/", "/blog"]);
    expect(files.filter((file) => pages.has(file))).toEqual(["index.html", "blog/index.html", "404.html"]);
  });

  it.each([
    ["index.html", "/"],
    ["blog/index.html", "/blog"],
  ])("%s is asked for as %s", (file, path) => {
    expect(pagePathOf(file)).toBe(path);
    expect(pageFileOf(path)).toBe(file);
  });

  it("that are no pages are asked for as they are", () => {
    expect(pagePathOf("albums/x.html")).toBe("/albums/x.html");
  });
});
