import { describe, expect, it } from "vitest";
import { drawFoods, readKept } from "../../../../../app/islands/food-picker/food.ts";

const rows = [{ foods: ["oats", "rice", "bread"] }, { foods: ["eggs", "tofu"] }, { foods: ["oil", "nuts"] }];

describe("locked foods", () => {
  it("stay while all others are drawn", () => {
    expect(drawFoods(rows, () => 0.99, [null, "eggs", null])).toEqual(["bread", "eggs", "nuts"]);
  });

  it("are read back from what the tab remembers", () => {
    expect(readKept(rows, JSON.stringify([null, "tofu", null]))).toEqual([null, "tofu", null]);
  });

  it.each([
    ["nothing", undefined],
    ["text that is no list", "{}"],
    ["broken text", '["oats"'],
    ["a food that a new version no longer has", '["spelt"]'],
    ["a food of another row", '["eggs"]'],
    ["something that is no food", "[1, true, null]"],
  ])("are none when the tab remembers %s", (_what, text) => {
    expect(readKept(rows, text)).toEqual([null, null, null]);
  });
});
