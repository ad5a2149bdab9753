import { describe, expect, it } from "vitest";
import { slug } from "../../../../site/schema/parts.ts";
import { addEntries, nameFor, titleOf } from "../../../../scripts/photos/entry.ts";

describe("names", () => {
  it.each([
    ["dune-crest_last light.jpg", "Dune crest last light"],
    ["2026-06-15 Élan vital.jpg", "Élan vital"],
    ["Mount Rainier.jpg", "Mount Rainier"],
    ["IMG_1234.JPG", ""],
    ["DSC00042.jpg", ""],
    ["20260615_090301.jpg", ""],
    ["Route 66.jpg", "Route 66"],
  ])("%s gives the title '%s'", (file, title) => expect(titleOf(file)).toBe(title));

  it("are the camera's own when the photo has no title", () => {
    expect(nameFor("2026-06-15T09:03:01", "", "IMG_1234.JPG")).toBe("2026-06-15-img-1234");
    expect(nameFor(undefined, "Crest", "Crest.jpg")).toBe("crest");
  });

  it("are short enough for a slug, with a date before and a number behind", () => {
    const name = `${nameFor("2026-06-15T09:03:01", "Dune crest ".repeat(20), "crest.jpg")}-99`;
    expect(slug.safeParse(name).error).toBeUndefined();
    expect(name).toMatch(/^2026-06-15-dune-crest-/);
  });
});

describe("the gallery's list", () => {
  const entry = [{ slug: "b", title: "B" }];

  it("is found past brackets in texts and comments", () => {
    const source = "\n  photos: [\n    // ] not here\n    { alt: '] nor here' }\n  ],\n  more: [],\n";
    expect(addEntries(source, entry)).toMatch(
      /nor here' },\n {4}\{\n {6}slug: "b",[\s\S]*\},\n {2}\],\n {2}more: \[\],\n$/,
    );
  });

  it.each([
    ["{ slug: 'a' },\n    /* more to come */", "{ slug: 'a' },\n    /* more to come */"],
    ["{ slug: 'a' },\n    // more to come", "{ slug: 'a' },\n    // more to come"],
    ["{ slug: 'a' } // first, and best", "{ slug: 'a' }, // first, and best"],
    ["{ slug: 'a' } /* [one], */ // 'two'", "{ slug: 'a' }, /* [one], */ // 'two'"],
    ["{ url: 'https://a.example' }", "{ url: 'https://a.example' },"],
    ["load('//a')", "load('//a'),"],
    ["// none yet", "// none yet"],
    ["", ""],
  ])("goes on behind %j with a comma where one belongs", (before, after) => {
    const longer = addEntries(`\n  photos: [\n    ${before}\n  ],\n`, entry) ?? "";
    expect(longer.split('\n    {\n      slug: "b",')[0]).toBe(`\n  photos: [${after && `\n    ${after}`}`);
  });

  it("is left alone when it is not where it should be", () => {
    expect(addEntries("export const photos = load();", entry)).toBeUndefined();
  });
});
