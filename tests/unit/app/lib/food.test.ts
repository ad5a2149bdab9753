import { describe, expect, it } from "vitest";
import { FoodCategory, drawFoods, foodCategories, rowLabel } from "../../../../app/lib/food.ts";

describe("the food categories", () => {
  it("are numbered 0 to 6 in the order of their names", () => {
    expect(Object.values(FoodCategory)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(foodCategories).toHaveLength(7);
    expect([
      foodCategories[FoodCategory.Protein],
      foodCategories[FoodCategory.AnimalProtein],
      foodCategories[FoodCategory.DairyProtein],
      foodCategories[FoodCategory.Carbs],
      foodCategories[FoodCategory.StarchyCarbs],
      foodCategories[FoodCategory.FibrousCarbs],
      foodCategories[FoodCategory.Fats],
    ]).toEqual(["protein", "animal protein", "dairy protein", "carbs", "starchy carbs", "fibrous carbs", "fats"]);
  });
});

describe("rowLabel", () => {
  it.each([
    ["fats", "Fats"],
    ["animal protein", "Animal protein"],
    ["slow carbs starchy", "Slow starchy carbs"],
    ["slow carbs starchy evening", "Slow starchy carbs evening"],
  ])("turns the name %j into %j", (name, label) => {
    expect(rowLabel(name)).toBe(label);
  });

  it("leaves one and two words in their order, whichever category", () => {
    for (const name of foodCategories) expect(rowLabel(name).toLowerCase()).toBe(name);
  });
});

describe("drawFoods", () => {
  const lists = [
    ["oats", "rice", "bread"],
    ["eggs", "tofu"],
  ];

  it("draws one food of each list, in the order of the lists", () => {
    expect(drawFoods(lists, () => 0)).toEqual(["oats", "eggs"]);
    expect(drawFoods(lists, () => 0.5)).toEqual(["rice", "tofu"]);
    expect(drawFoods(lists, () => 0.999_999)).toEqual(["bread", "tofu"]);
  });

  it("asks for a new random number for every list", () => {
    const numbers = [0.9, 0.1];
    expect(drawFoods(lists, () => numbers.shift() ?? Number.NaN)).toEqual(["bread", "eggs"]);
    expect(numbers).toEqual([]);
  });

  it("gives each food the same share of an even spread of numbers", () => {
    const foods = Array.from({ length: 12 }, (_, index) => `food ${index}`);
    const counts = new Map<string, number>();
    const steps = 12_000;
    for (let step = 0; step < steps; step++) {
      const [food = ""] = drawFoods([foods], () => (step + 0.5) / steps);
      counts.set(food, (counts.get(food) ?? 0) + 1);
    }
    expect(Object.fromEntries(counts)).toEqual(Object.fromEntries(foods.map((food) => [food, 1000])));
  });

  it("can draw every food with the browser's own randomness", () => {
    const foods = Array.from({ length: 20 }, (_, index) => `food ${index}`);
    const seen = new Set<string>();
    for (let draw = 0; draw < 2000; draw++) for (const food of drawFoods([foods])) seen.add(food);
    expect([...seen].toSorted()).toEqual(foods.toSorted());
  });

  it("leaves the row of an empty list empty", () => {
    expect(drawFoods([[]], () => 0)).toEqual([""]);
  });
});
