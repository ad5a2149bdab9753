import { describe, expect, it } from "vitest";
import { decide } from "../../../../offline/worker/decide.ts";

const plan = {
  version: "one",
  files: {
    "": "h",
    blog: "h",
    "blog/games": "h",
    "404.html": "h",
    "_.data": "h",
    "blog.data": "h",
    "assets/app-a1b2c3d4.js": "h",
  },
  later: { "photography/ridge": "h", "photography/ridge.data": "h" },
  redirects: {
    about: "/blog",
    "blog/camp": "/camp#gear",
    "Über mich.html": "https://other.example/me",
    "post.php": "/cv.pdf",
  },
};

const asked = (url: string, more: Partial<Request> = {}) => ({
  method: "GET",
  mode: "no-cors" as const,
  destination: "" as const,
  url,
  ...more,
});

describe.each(["https://site.example/", "https://site.example/sub/"])("the worker of %s", (site) => {
  const at = (path: string, more?: Partial<Request>) => decide(asked(`${site}${path}`, more), plan, site);
  const visit = (path: string) => at(path, { mode: "navigate", destination: "document" });

  it.each([
    ["", ""],
    ["?from=mail", ""],
    ["blog", "blog"],
    ["blog/", "blog"],
    ["blog/games?photo=x", "blog/games"],
  ])("answers a visit to %j with the kept page", (path, file) => {
    expect(visit(path)).toEqual({ kind: "kept", file, page: true });
  });

  it.each(["photography/ridge", "photography/ridge/", "photography/ridge?from=mail"])(
    "answers a visit to %j with the page if it was seen",
    (path) => {
      expect(visit(path)).toEqual({ kind: "later", file: "photography/ridge" });
    },
  );

  it.each([
    ["about", "/blog"],
    ["about/", "/blog"],
    ["blog/camp", "/camp#gear"],
    ["Über mich.html", "https://other.example/me"],
    ["post.php?id=7", "/cv.pdf"],
    ["blog/index.html", "/blog"],
    ["photography/ridge/index.html", "/photography/ridge"],
    ["index.html", "/"],
  ])("sends a visit to %j on to %j", (path, to) => {
    expect(visit(path)).toEqual({ kind: "moved", to });
  });

  it.each([
    "nowhere",
    "Blog",
    "About",
    "%",
    "blog//",
    "404.html",
    "constructor",
    "assets/app-a1b2c3d4.js",
    "blog.data",
    "photography/valley",
    "photography/ridge.data",
    "sitemap.xml",
  ])("knows no page at %j", (path) => {
    expect(visit(path)).toEqual({ kind: "unknown" });
  });

  it.each([
    ["_.data", "_.data"],
    ["blog.data?index", "blog.data"],
    ["blog/_.data", "blog.data"],
    ["assets/app-a1b2c3d4.js", "assets/app-a1b2c3d4.js"],
    ["assets/app-of-an-earlier-version.js", "assets/app-of-an-earlier-version.js"],
  ])("answers the request for %j with the kept file", (path, file) => {
    expect(at(path, { destination: "script" })).toEqual({ kind: "kept", file, page: false });
  });

  it("answers the request for a drawing that styles name with the kept file", () => {
    const file = "assets/range-a1b2c3d4.svg";
    expect(at(file, { destination: "image" })).toEqual({ kind: "kept", file, page: false });
  });

  it("keeps pictures of the site, and no other images", () => {
    expect(at("assets/pictures/tent.avif", { destination: "image" })).toEqual({ kind: "picture", visit: false });
    expect(at("favicon.svg", { destination: "image" })).toEqual({ kind: "leave" });
  });

  it("shows a kept picture that is visited by itself", () => {
    const decision = at("assets/pictures/tent.avif", { mode: "navigate", destination: "document" });
    expect(decision).toEqual({ kind: "picture", visit: true });
  });

  it.each([
    ["an album", at("albums/wedding.html", { mode: "navigate", destination: "document" })],
    ["an album's picture", at("albums/img/bride.webp", { destination: "image" })],
    ["a page in a frame", at("blog", { mode: "navigate", destination: "iframe" })],
    ["a form that is sent", at("contact", { method: "POST", mode: "navigate", destination: "document" })],
    ["a question for a file's existence", at("assets/app-a1b2c3d4.js", { method: "HEAD" })],
    ["another site", decide(asked("https://other.example/assets/x.js", { destination: "script" }), plan, site)],
    ["the worker itself", at("sw.js")],
  ])("leaves %s alone", (_what, decision) => {
    expect(decision).toEqual({ kind: "leave" });
  });
});

it("leaves a neighbour on the same host alone", () => {
  const visit = asked("https://site.example/blog", { mode: "navigate", destination: "document" });
  expect(decide(visit, plan, "https://site.example/sub/")).toEqual({ kind: "leave" });
});
