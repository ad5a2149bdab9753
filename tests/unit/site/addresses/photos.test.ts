import { describe, expect, it } from "vitest";
import {
  collectionAt,
  collectionPath,
  galleryPagePath,
  photoAt,
  photoPath,
  viewerPath,
} from "../../../../site/addresses/photos.ts";

describe("a photo's path", () => {
  it("is in the gallery's path, and contains the photo's slug", () => {
    expect(photoPath("dune-crest")).toBe("/photography/dune-crest");
    expect(photoAt("/photography/dune-crest")).toBe("dune-crest");
    expect(photoAt("/photography/dune-crest/")).toBe("dune-crest");
  });

  it.each(["/photography", "/photography/", "/photography/a/b", "/blog/photography/a", "/Photography/a", "/"])(
    "doesn't match %s",
    (path) => {
      expect(photoAt(path)).toBeUndefined();
    },
  );

  it("has another form that opens the photo over the gallery", () => {
    expect(viewerPath("dune-crest")).toBe("/photography?photo=dune-crest");
  });
});

describe("a collection's path", () => {
  it("contains the collection's slug and the page number, and never matches a photo", () => {
    for (const page of [1, 2, 12]) {
      const path = galleryPagePath(page, collectionPath("dry-country"));
      expect(collectionAt(path)).toEqual({ slug: "dry-country", page });
      expect(collectionAt(`${path}/`)).toEqual({ slug: "dry-country", page });
      expect(photoAt(path)).toBeUndefined();
    }
    expect(collectionPath("dry-country")).toBe("/photography/collections/dry-country");
  });

  it.each([
    "/photography",
    "/photography/collections",
    "/photography/collections/a/b",
    "/photography/collections/a/page/0",
    "/photography/page/2",
    "/blog/photography/collections/a",
  ])("doesn't match %s", (path) => {
    expect(collectionAt(path)).toBeUndefined();
  });
});
