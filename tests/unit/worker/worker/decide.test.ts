import { describe, expect, it } from "vitest";
import { decide } from "../../../../worker/worker/decide.ts";

const redirects = { about: "/blog", "blog/camp": "/camp#gear", "Über mich.html": "https://other.example/me" };

describe.each(["https://site.example/", "https://site.example/sub/"])("the worker of %s", (site) => {
  const decideFor = (path: string, more: Partial<Request> = {}) => {
    const request = { method: "GET", mode: "no-cors" as const, destination: "" as const, ...more };
    const { kind, ...rest } = decide({ ...request, url: new URL(path, site).href }, { redirects }, site);
    return [kind, ...Object.values(rest)].join(" ");
  };

  it("handles navigations with a page or a redirect", () => {
    const visits = {
      "": "page ",
      "index.html?from=mail": "page ",
      "blog/": "page blog",
      "blog/index.html": "page blog",
      constructor: "page constructor",
      "%": "page %",
      "about/": "moved /blog",
      "blog/camp": "moved /camp#gear",
      "Über mich.html": "moved https://other.example/me",
      "assets/pictures/tent.avif": "file assets/pictures/tent.avif",
      "albums/a.html": "leave",
    };
    const decided = Object.keys(visits).map((path) => [
      path,
      decideFor(path, { mode: "navigate", destination: "document" }),
    ]);
    expect(Object.fromEntries(decided)).toEqual(visits);
    expect(decideFor("blog", { mode: "navigate", destination: "iframe" })).toBe("leave");
  });

  it("handles requests for hashed files, and ignores everything else", () => {
    expect(decideFor("assets/app-a1b2c3d4.js")).toBe("file assets/app-a1b2c3d4.js");
    expect(decideFor("assets/pictures/a.avif", { destination: "image" })).toBe("picture assets/pictures/a.avif");
    expect(decideFor("assets/range-a1b2c3d4.svg", { destination: "image" })).toBe("file assets/range-a1b2c3d4.svg");
    expect(decideFor("favicon.svg", { destination: "image" })).toBe("leave");
    expect(decideFor("contact", { method: "POST" })).toBe("leave");
    expect(decideFor("https://other.example/assets/app-a1b2c3d4.js")).toBe("leave");
  });
});

it("ignores another site on the same host", () => {
  const request = {
    method: "GET",
    mode: "navigate",
    destination: "document",
    url: "https://site.example/other",
  } as const;
  expect(decide(request, { redirects }, "https://site.example/sub/").kind).toBe("leave");
});
