import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { canonicalPaths, collectionPaths, pagePaths, photoPaths, redirectPaths } from "../support/owner.ts";
import { linkTarget } from "../../site/addresses/link-target.ts";
import { engineering, photography, site, social } from "../support/sample.ts";
import { picturesOf } from "./texts.ts";

describe("the bar", () => {
  it("has the five pages and an external store", () => {
    expect(site.nav.map(({ title, url }) => `${title} ${url}`)).toEqual([
      "Home /",
      "Engineering /engineering",
      "Photography /photography",
      "Contact /contact",
      "Blog /blog",
    ]);
    expect(linkTarget(site.store.url).kind).toBe("external");
  });
});

describe("home", () => {
  it("leads to Engineering, Art and Adventure", () => {
    expect(site.ways.map(({ title, url }) => `${title} ${url}`)).toEqual([
      "Engineering /engineering",
      "Art /photography",
      "Adventure /blog",
    ]);
  });

  it("has eleven social links in the specification's order, the first inside the site", () => {
    expect(social.map(({ id }) => id)).toEqual([
      "contact",
      "github",
      "itchdotio",
      "discord",
      "instagram",
      "youtube",
      "flickr",
      "redbubble",
      "zazzle",
      "kofi",
      "patreon",
    ]);
    expect(social[0]?.url).toBe("/contact");
    expect(social.slice(1).every(({ url }) => linkTarget(url).kind === "external")).toBe(true);
    expect(new Set(social.map(({ url }) => url)).size).toBe(11);
  });
});

describe("engineering", () => {
  it("has at least four, four and three projects in its three sections", () => {
    expect(engineering.sections.map(({ name }) => name)).toEqual(["Professional", "Personal", "University"]);
    const least = [4, 4, 3];
    for (const [index, { projects }] of engineering.sections.entries()) {
      expect(projects.length).toBeGreaterThanOrEqual(least[index] ?? 0);
      for (const { title, comment } of projects) expect(title && comment).toBeTruthy();
    }
  });

  it("has a project without a link, which then leads to its picture", () => {
    expect(engineering.sections.flatMap(({ projects }) => projects).some(({ url }) => url === "")).toBe(true);
  });
});

describe("photography", () => {
  it("has print stores, three albums and at least 16 photos with addresses of their own", () => {
    expect(photography.prints.filter(({ url }) => linkTarget(url).kind === "external").length).toBeGreaterThanOrEqual(
      2,
    );
    expect(photography.albums).toHaveLength(3);
    expect(photography.photos.length).toBeGreaterThanOrEqual(16);
    expect(new Set(photography.photos.map(({ slug }) => slug)).size).toBe(photography.photos.length);
    expect(new Set(photography.photos.map(({ imgUrl }) => imgUrl)).size).toBe(photography.photos.length);
  });

  it("serves its sample albums itself, as whole documents", () => {
    for (const { slug, photos } of photography.albums) expect(photos?.length, slug).toBeGreaterThanOrEqual(5);
  });
});

describe("pictures outside the topics", () => {
  it.each([
    ["content", site],
    ["content", engineering],
    ["content/photography", photography],
  ])("in %s are there and described", (folder, file) => {
    const pictures = picturesOf(file);
    expect(pictures.length).toBeGreaterThan(3);
    for (const { imgUrl, alt } of pictures) {
      expect(existsSync(join(folder, imgUrl)), imgUrl).toBe(true);
      expect(alt, imgUrl).toMatch(/^.{12,}$/);
    }
  });
});

describe("the list of addresses", () => {
  it("has every page once, and no redirect among them", () => {
    expect(new Set(pagePaths).size).toBe(pagePaths.length);
    expect(pagePaths).toHaveLength(5 + 13 + 1 + 1 + collectionPaths.length + photoPaths.length);
    expect(photoPaths.length).toBeGreaterThan(0);
    expect(pagePaths).toContain("/colophon");
    expect(pagePaths.filter((path) => redirectPaths.includes(path))).toEqual([]);
    expect(pagePaths.filter((path) => !canonicalPaths.includes(path))).toEqual(["/3d"]);
  });
});
