import { describe, expect, it } from "vitest";
import { collectionPath, galleryPagePath, photoAt, photoPath, viewerPath } from "../../../../site/addresses/photos.ts";

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

it("a collection's path contains its slug and the page number, and never matches a photo", () => {
  expect(collectionPath("dry-country")).toBe("/photography/collections/dry-country");
  for (const page of [1, 2, 12]) {
    expect(photoAt(galleryPagePath(page, collectionPath("dry-country")))).toBeUndefined();
  }
});
