import { describe, expect, it } from "vitest";
import { drawFoods, readKept } from "../../../../../app/lib/food.ts";

const lists = [
  ["oats", "rice", "bread"],
  ["eggs", "tofu"],
  ["oil", "nuts"],
];

describe("locked foods", () => {
  it("stay while all others are drawn", () => {
    expect(drawFoods(lists, () => 0.99, [null, "eggs", null])).toEqual(["bread", "eggs", "nuts"]);
  });

  it("are read back from what the tab remembers", () => {
    expect(readKept(lists, JSON.stringify([null, "tofu", null]))).toEqual([null, "tofu", null]);
  });

  it.each([
    ["nothing", undefined],
    ["text that is no list", "{}"],
    ["broken text", '["oats"'],
    ["a food that a new version no longer has", '["spelt"]'],
    ["a food of another row", '["eggs"]'],
    ["something that is no food", "[1, true, null]"],
  ])("are none when the tab remembers %s", (_what, text) => {
    expect(readKept(lists, text)).toEqual([null, null, null]);
  });
});
