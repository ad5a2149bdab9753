import { describe, expect, it } from "vitest";
import { decide } from "../../../../worker/worker/decide.ts";

const plan = {
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
    ["index.html", ""],
    ["?from=mail", ""],
    ["blog", "blog"],
    ["blog/", "blog"],
    ["blog/index.html", "blog"],
    ["blog/games?photo=x", "blog/games"],
    ["nowhere", "nowhere"],
    ["constructor", "constructor"],
    ["%", "%"],
  ])("answers a visit to %j with a page", (path, file) => {
    expect(visit(path)).toEqual({ kind: "page", file });
  });

  it.each([
    ["about", "/blog"],
    ["about/", "/blog"],
    ["blog/camp", "/camp#gear"],
    ["Über mich.html", "https://other.example/me"],
    ["post.php?id=7", "/cv.pdf"],
  ])("sends a visit to %j on to %j", (path, to) => {
    expect(visit(path)).toEqual({ kind: "moved", to });
  });

  it.each([
    ["a script", "assets/app-a1b2c3d4.js", "script"],
    ["what an island is made of", "assets/gear-a1b2c3d4.js", ""],
    ["a drawing that styles name", "assets/range-a1b2c3d4.svg", "image"],
    ["a model", "assets/models/hook-a1b2c3d4.glb", ""],
  ] as const)("answers the request for %s with the file", (_what, file, destination) => {
    expect(at(file, { destination })).toEqual({ kind: "file", file });
  });

  it("keeps pictures of the site, and no other images", () => {
    const file = "assets/pictures/tent.avif";
    expect(at(file, { destination: "image" })).toEqual({ kind: "picture", file });
    expect(at("favicon.svg", { destination: "image" })).toEqual({ kind: "leave" });
  });

  it("shows a kept picture that is visited by itself", () => {
    expect(visit("assets/pictures/tent.avif")).toEqual({ kind: "file", file: "assets/pictures/tent.avif" });
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
