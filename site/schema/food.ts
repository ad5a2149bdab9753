import { z } from "zod";
import { listOf, text } from "./parts.ts";

/** The food categories of the specification; a category's number is its index, and its row in the picker's table. */
export const foodCategories = [
  "protein",
  "animalProtein",
  "dairyProtein",
  "carbs",
  "starchyCarbs",
  "fibrousCarbs",
  "fats",
] as const;

export const foodsSchema = z.record(z.enum(foodCategories), listOf(text));

export type Foods = z.infer<typeof foodsSchema>;
