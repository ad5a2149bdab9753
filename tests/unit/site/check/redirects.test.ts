import { describe, expect, it } from "vitest";
import type { Problem } from "../../../../site/check/problems.ts";
import { checkRedirects } from "../../../../site/check/redirects.ts";

const known = {
  pages: new Set(["/", "/camp", "/blog"]),
  files: new Set(["/CV.pdf", "/sitemap.xml"]),
  anchorsAt: (path: string) => new Set(path === "/camp" ? ["gear", "für-mich"] : []),
  site: { url: "https://site.example", basePath: "/" },
};

type Pair = { from: string; to: string };

const complaintsAt = (site: typeof known.site, ...redirects: Pair[]) => {
  const problems: Problem[] = [];
  checkRedirects("redirects.ts", redirects, { ...known, site }, problems);
  return problems.map(({ field, message }) => `${field}: ${message}`);
};

const complaints = (...redirects: Pair[]) => complaintsAt(known.site, ...redirects);

describe("an old address", () => {
  it.each([
    "/old-name",
    "/Old_Page.html",
    "/2019/05/post.php",
    "/CAMP",
    "/cv.pdf",
    "/Über mich",
    "/日本/語.htm",
    "/~bo/index.php",
    "/a+b (1),2=3;4&5!@'x'",
  ])("may be %s", (from) => {
    expect(complaints({ from, to: "/camp" })).toEqual([]);
  });

  it.each([
    "old",
    "https://site.example/old",
    "//old",
    "/a//b",
    "/../old",
    "/a/./b",
    "/a:b",
    "/a*",
    "/a$b",
    '/a"b',
    "/a{b}",
  ])("may not be %s", (from) => {
    expect(complaints({ from, to: "/camp" })).toEqual([
      `[0].from: expected a path such as /old-name or /Old_Page.html, got "${from}"`,
    ]);
  });

  it.each([
    ["/old/", "/old"],
    ["/old/index.html", "/old"],
    ["/old?x=1", "/old"],
    ["/old#x", "/old"],
    ["/my%20page", "/my page"],
  ])("is not written %s but %s", (from, plain) => {
    expect(complaints({ from, to: "/camp" })).toEqual([
      `[0].from: expected the path alone, as it reads: write "${plain}"`,
    ]);
  });

  it.each([
    ["/camp", '"/camp" is a page of the site: choose another address'],
    ["/CV.pdf", '"/CV.pdf" is a file of the site: choose another address, or remove the file'],
    ["/CV.pdf/page", '"/CV.pdf" is a file, which nothing can lie in: choose another address'],
  ])("is not taken already: %s", (from, message) => {
    expect(complaints({ from, to: "/blog" })).toEqual([`[0].from: ${message}`]);
  });

  it.each(["/", "/index.html", "/?x=1"])("is not the home page's: %s", (from) => {
    expect(complaints({ from, to: "/camp" })).toEqual([`[0].from: "${from}" is the home page: choose another address`]);
  });

  it.each(["/404", "/camp.data", "/_.data", "/assets/app.js", "/assets/old/cv.pdf"])(
    "is not %s, which the site keeps for itself",
    (from) => {
      expect(complaints({ from, to: "/camp" })).toEqual([
        `[0].from: "${from}" is where the site keeps files of its own: leave it out, or put a file at public${from}`,
      ]);
    },
  );

  it("does not lie in another that is a file", () => {
    const lines = complaints({ from: "/a.html", to: "/camp" }, { from: "/a.html/b", to: "/camp" });
    expect(lines).toEqual(['[1].from: "/a.html" is a file, which nothing can lie in: choose another address']);
  });

  it("is listed once; another letter case is another", () => {
    expect(complaints({ from: "/old", to: "/camp" }, { from: "/Old", to: "/blog" })).toEqual([]);
    expect(complaints({ from: "/old", to: "/camp" }, { from: "/old", to: "/blog" })).toEqual([
      '[1].from: "/old" is listed twice: remove one of the two',
    ]);
  });
});

describe("where it leads", () => {
  it.each([
    "/camp",
    "/camp?photo=1",
    "/camp#gear",
    "/camp#f%C3%BCr-mich",
    "/camp#für-mich",
    "/CV.pdf",
    "https://other.example",
    "https://other.example/a?b=1#c",
    "http://other.example",
  ])("may be %s", (to) => {
    expect(complaints({ from: "/old", to })).toEqual([]);
  });

  it.each(["/nowhere", "/Camp", "camp", "www.other.example", "mailto:me@site.example", "//other.example"])(
    "may not be %s",
    (to) => {
      expect(complaints({ from: "/old", to })).toEqual([
        `[0].to: nothing at "${to}": point it to a page, a file of public/ or https://… of another site`,
      ]);
    },
  );

  it("is a section that the page has", () => {
    expect(complaints({ from: "/old", to: "/camp#food" })).toEqual([
      '[0].to: no section "#food" on /camp: check the anchor',
    ]);
    expect(complaints({ from: "/old", to: "/CV.pdf#food" })).toHaveLength(1);
  });

  it("is an address that can be", () => {
    expect(complaints({ from: "/old", to: "https://:x" })).toEqual([
      '[0].to: expected an address such as https://example.com/page, got "https://:x"',
    ]);
  });

  it.each([
    ["https://site.example", "https://site.example/camp#gear", "/camp#gear"],
    ["https://site.example", "http://site.example/camp", "/camp"],
    ["https://site.example", "HTTPS://Site.Example", "/"],
    ["https://jörg.example", "https://jörg.example/camp", "/camp"],
    ["https://jörg.example", "https://xn--jrg-sna.example/camp", "/camp"],
    ["https://xn--jrg-sna.example", "https://jörg.example/camp", "/camp"],
  ])("is no detour to the site itself: %s, by %s", (url, to, own) => {
    expect(complaintsAt({ url, basePath: "/" }, { from: "/old", to })).toEqual([
      `[0].to: "${to}" is on this site: write "${own}"`,
    ]);
  });

  it("may be another site on the same host, and is named without the sub-path on this one", () => {
    const complaintsOf = (to: string) => complaintsAt({ ...known.site, basePath: "/sub/" }, { from: "/old", to });
    expect(complaintsOf("https://site.example/other-project")).toEqual([]);
    expect(complaintsOf("https://site.example/subway")).toEqual([]);
    for (const [to, own] of [
      ["https://site.example/sub", "/"],
      ["http://site.example/sub/camp#gear", "/camp#gear"],
    ] as const) {
      expect(complaintsOf(to)).toEqual([`[0].to: "${to}" is on this site: write "${own}"`]);
    }
  });

  it("is told once of a chain: where it goes wrong", () => {
    const chain = [
      { from: "/a", to: "/b" },
      { from: "/b", to: "/c" },
    ];
    expect(complaints(...chain, { from: "/c", to: "/nowhere" })).toEqual([
      '[2].to: nothing at "/nowhere": point it to a page, a file of public/ or https://… of another site',
    ]);
    expect(complaints({ from: "/0", to: "/a#food" }, ...chain, { from: "/c", to: "/camp" })).toEqual([
      '[0].to: no section "#food" on /camp: check the anchor',
    ]);
  });

  it("is no circle, also by way of an anchor", () => {
    expect(complaints({ from: "/a", to: "/b#x" }, { from: "/b", to: "/a" })).toEqual([
      '[0].to: "/a" leads in a circle: point it to a page',
      '[1].to: "/b" leads in a circle: point it to a page',
    ]);
  });
});
