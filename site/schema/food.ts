import { z } from "zod";
import { listOf, text } from "./parts.ts";

/** The food categories that the specification numbers; a category's number is its row in the picker's table. */
export const FoodCategory = {
  protein: 0,
  animalProtein: 1,
  dairyProtein: 2,
  carbs: 3,
  starchyCarbs: 4,
  fibrousCarbs: 5,
  fats: 6,
} as const;

export type FoodCategory = keyof typeof FoodCategory;

export const foodCategories = (Object.keys(FoodCategory) as FoodCategory[]).toSorted(
  (a, b) => FoodCategory[a] - FoodCategory[b],
);

export const foodsSchema = z.record(z.enum(foodCategories), listOf(text));

export type Foods = z.infer<typeof foodsSchema>;
