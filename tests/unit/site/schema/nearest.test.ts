import { describe, expect, it } from "vitest";
import { nearest } from "../../../../site/schema/nearest.ts";

describe("the name that was meant", () => {
  it.each([
    ["itmes", ["items", "item-list", "title"], "items"],
    ["Photo.JPG", ["photo.png", "photo.jpg"], "photo.jpg"],
    ["githup", ["gitlab", "github"], "github"],
    ["leed", ["lede", "title"], "lede"],
    ["carousel", ["prose", "links"], undefined],
    ["q", ["ab", "cd"], undefined],
  ])("for %j among %j is %j", (name, known, meant) => {
    expect(nearest(name, known)).toBe(meant);
  });
});
