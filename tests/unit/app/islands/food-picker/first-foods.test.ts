import { describe, expect, it } from "vitest";
import { firstFoods } from "../../../../../app/islands/food-picker/first-foods.ts";

const rows = [{ foods: ["oats", "rice"] }, { foods: ["eggs", "tofu"] }, { foods: ["oil", "nuts"] }];
const last = () => 0.99;

describe("the first foods", () => {
  it("are drawn", () => {
    expect(firstFoods(rows, "", [], last)).toEqual(["rice", "tofu", "nuts"]);
    expect(firstFoods(rows, "", [], () => 0)).toEqual(["oats", "eggs", "oil"]);
  });

  it("are those that are locked, unless the address names others", () => {
    expect(firstFoods(rows, "", ["oats", null, null], last)).toEqual(["oats", "tofu", "nuts"]);
    expect(firstFoods(rows, "?foods=rice_eggs_gone", ["oats", "tofu", "oil"], last)).toEqual(["rice", "eggs", "oil"]);
  });
});
