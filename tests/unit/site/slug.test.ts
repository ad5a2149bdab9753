import { describe, expect, it } from "vitest";
import { anchorOf, latinSlug, uniqueSlugs } from "../../../site/slug.ts";

describe("latinSlug", () => {
  it.each([
    ["What to wear", "what-to-wear"],
    ["Crème brûlée", "creme-brulee"],
    ["Grüße aus Łódź", "gruesse-aus-lodz"],
    ["Skål blå", "skal-bla"],
    ["FPV: what I'd buy", "fpv-what-i-d-buy"],
    ["  3D art  ", "3d-art"],
    ["“Café”, 2nd visit!", "cafe-2nd-visit"],
    ["日本", ""],
  ])("%s becomes %s", (text, slug) => {
    expect(latinSlug(text)).toBe(slug);
  });
});

describe("anchorOf", () => {
  it.each([
    ["Für mich", "fuer-mich"],
    ["日本 の 山", "日本-の-山"],
    ["…", ""],
  ])("%s becomes %s", (title, anchor) => {
    expect(anchorOf(title)).toBe(anchor);
  });
});

describe("uniqueSlugs", () => {
  it("numbers titles with the same slug", () => {
    expect(uniqueSlugs(["Tent", "tent!", "Camp", "Tent 2", "Tent"])).toEqual([
      "tent",
      "tent-2",
      "camp",
      "tent-2-2",
      "tent-3",
    ]);
  });

  it("falls back for titles without letters", () => {
    expect(uniqueSlugs(["!!!", "…", "Item"])).toEqual(["item", "item-2", "item-3"]);
    expect(uniqueSlugs(["!!!"], [], "step")).toEqual(["step"]);
  });

  it("doesn't reuse existing slugs", () => {
    expect(uniqueSlugs(["Tent", "Tent", "Camp"], ["tent", "tent-3"])).toEqual(["tent-2", "tent-4", "camp"]);
  });
});
