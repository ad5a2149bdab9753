import { describe, expect, it } from "vitest";
import { FoodCategory, foodCategories, foodsSchema } from "../../../../site/schema/food.ts";

describe("the food categories", () => {
  it("have the specification's numbers and are listed by them", () => {
    expect(FoodCategory).toEqual({
      protein: 0,
      animalProtein: 1,
      dairyProtein: 2,
      carbs: 3,
      starchyCarbs: 4,
      fibrousCarbs: 5,
      fats: 6,
    });
    expect(foodCategories.map((category) => FoodCategory[category])).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });
});

describe("the foods of a picker", () => {
  const dozen = Array.from({ length: 12 }, (_, index) => `food ${index}`);
  const foods = Object.fromEntries(foodCategories.map((category) => [category, dozen]));

  it("are a list for every category and for no other", () => {
    const { carbs, ...rest } = foods;
    expect(foodsSchema.safeParse(foods).success).toBe(true);
    expect(foodsSchema.safeParse(rest).success).toBe(false);
    expect(foodsSchema.safeParse({ ...rest, carbohydrates: carbs }).success).toBe(false);
    expect(foodsSchema.safeParse({ ...foods, sweets: dozen }).success).toBe(false);
  });

  it("are at least one in each", () => {
    expect(foodsSchema.safeParse({ ...foods, fats: [] }).success).toBe(false);
  });
});
