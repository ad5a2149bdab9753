import { describe, expect, it } from "vitest";
import { photoAt, photoPath, viewerPath } from "../../../../site/addresses/photos.ts";

describe("a photo's address", () => {
  it("is under the gallery's, and names the photo", () => {
    expect(photoPath("dune-crest")).toBe("/photography/dune-crest");
    expect(photoAt("/photography/dune-crest")).toBe("dune-crest");
    expect(photoAt("/photography/dune-crest/")).toBe("dune-crest");
  });

  it.each(["/photography", "/photography/", "/photography/a/b", "/blog/photography/a", "/Photography/a", "/"])(
    "is not %s",
    (path) => {
      expect(photoAt(path)).toBeUndefined();
    },
  );

  it("has another form that opens the photo over the gallery", () => {
    expect(viewerPath("dune-crest")).toBe("/photography?photo=dune-crest");
  });
});
