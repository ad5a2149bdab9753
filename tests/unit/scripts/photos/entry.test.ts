import { describe, expect, it } from "vitest";
import { slug } from "../../../../site/schema/parts.ts";
import { addEntries, nameFor, titleOf } from "../../../../scripts/photos/entry.ts";

describe("photo names", () => {
  it.each([
    ["dune-crest_last light.jpg", "Dune crest last light"],
    ["2026-06-15 Élan vital.jpg", "Élan vital"],
    ["Mount Rainier.jpg", "Mount Rainier"],
    ["IMG_1234.JPG", ""],
    ["DSC00042.jpg", ""],
    ["20260615_090301.jpg", ""],
    ["Route 66.jpg", "Route 66"],
  ])("%s gives the title '%s'", (file, title) => expect(titleOf(file)).toBe(title));

  it("fall back to the camera's file name when the photo has no title", () => {
    expect(nameFor("2026-06-15T09:03:01", "", "IMG_1234.JPG")).toBe("2026-06-15-img-1234");
    expect(nameFor(undefined, "Crest", "Crest.jpg")).toBe("crest");
  });

  it("are short enough for a slug with a date and a number", () => {
    const name = `${nameFor("2026-06-15T09:03:01", "Dune crest ".repeat(20), "crest.jpg")}-99`;
    expect(slug.safeParse(name).error).toBeUndefined();
    expect(name).toMatch(/^2026-06-15-dune-crest-/);
  });
});

describe("the photo list", () => {
  const entry = [{ slug: "b", title: "B" }];

  it("gets new entries at its start", () => {
    expect(addEntries('\n  photos: [\n    { slug: "a" },\n  ],\n', entry)).toBe(
      '\n  photos: [\n    {\n      slug: "b",\n      title: "B",\n      imgUrl: "./b.jpg",\n      alt: "",\n    },\n    { slug: "a" },\n  ],\n',
    );
  });

  it("is unchanged when the start isn't found", () => {
    expect(addEntries("export const photos = load();", entry)).toBeUndefined();
  });
});
