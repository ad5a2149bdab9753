import { describe, expect, it } from "vitest";
import { examineContent } from "../../../../site/load.ts";
import { complaints, ownContent, spoiled, topicIndex } from "../sources.ts";

const small = { slug: "small", title: "Small", lede: "Not much.", photos: ["lake"] };

const withCollections = (...collections: object[]) => spoiled([["photography", "collections"], collections]);

const found = (...collections: object[]) =>
  complaints(withCollections(...collections))
    .map((line) => line.replace("content/photography/photography.ts: ", ""))
    .toSorted();

describe("a collection", () => {
  it("has a page for every sixty of its photos, and none where there is no collection", () => {
    expect(examineContent(ownContent()).pages.collections).toEqual([
      "/photography/collections/far-and-flat",
      "/photography/collections/one-lake",
    ]);
    const none = examineContent(spoiled([["photography", "collections"], undefined]));
    expect(none.problems).toEqual([]);
    expect(none.pages.collections).toEqual([]);
  });

  it("may share a photo, and its name, with others", () => {
    expect(found(small, { ...small, slug: "lake", title: "Lake" })).toEqual([]);
  });

  it("names photos of the gallery, and each of them once", () => {
    expect(found({ ...small, photos: ["lakes", "nothing-like-it", "dunes", "dunes"] })).toEqual([
      'collections[0].photos[0]: no photo has the slug "lakes": check its spelling; perhaps "lake" was meant',
      'collections[0].photos[1]: no photo has the slug "nothing-like-it": check its spelling',
      'collections[0].photos[3]: "dunes" is listed twice: remove one of the two',
    ]);
  });

  it("is not empty, and has a cover of its own", () => {
    expect(found({ ...small, photos: [] }, { ...small, slug: "b", title: "B", cover: "dunes" })).toEqual([
      "collections[0].photos: expected the slug of at least one photo: name some, or remove it",
      'collections[1].cover: "dunes" is not among its photos: choose one of them, or leave this field out',
    ]);
  });

  it("has an address and a title that no other has", () => {
    expect(found(small, small)).toEqual([
      'collections[1].slug: "small" is also the slug of collections[0]: each has an address of its own',
      'collections[1].title: "Small" is also the title of collections[0]: say what sets this one apart',
    ]);
    const path = "/photography/collections/one-lake";
    const topic = topicIndex("camp");
    expect(complaints(spoiled([["topics", topic, "path"], path])).join("\n")).toContain(
      `path: "${path}" is the address of a collection of photos: choose another`,
    );
    expect(complaints(spoiled([["redirects"], [{ from: path, to: "/camp" }]])).join("\n")).toContain(
      `"${path}" is a page of the site: choose another address`,
    );
  });

  it("can be linked to, with its section", () => {
    const linkedTo = (url: string) => complaints(spoiled([["site", "footer"], [{ title: "Lake", url }]]));
    expect(linkedTo("/photography/collections/one-lake#gallery")).toEqual([]);
    expect(linkedTo("/photography#collections")).toEqual([]);
    expect(linkedTo("/photography/collections/no-lake").join("\n")).toContain("no page at");
    expect(linkedTo("/photography/collections/one-lake#prints").join("\n")).toContain('no section "#prints"');
  });
});
