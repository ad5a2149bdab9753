/** The seven food categories; a category's number is its place in this list. */
export const foodCategories = [
  "protein",
  "animal protein",
  "dairy protein",
  "carbs",
  "starchy carbs",
  "fibrous carbs",
  "fats",
] as const;

export const FoodCategory = {
  Protein: 0,
  AnimalProtein: 1,
  DairyProtein: 2,
  Carbs: 3,
  StarchyCarbs: 4,
  FibrousCarbs: 5,
  Fats: 6,
} as const;

export type FoodCategory = (typeof FoodCategory)[keyof typeof FoodCategory];

/** "animal protein" reads "Animal protein"; in a name of more than two words the second and third change places. */
export const rowLabel = (name: string) => {
  const words = name.split(" ");
  const [first = "", second = "", third = "", ...rest] = words;
  const ordered = words.length > 2 ? [first, third, second, ...rest] : words;
  const label = ordered.join(" ");
  return label.charAt(0).toUpperCase() + label.slice(1);
};

/** One food of each list. `random` gives a number from 0 up to, not including, 1. */
export const drawFoods = (lists: readonly (readonly string[])[], random: () => number = Math.random) =>
  lists.map((foods) => foods[Math.floor(random() * foods.length)] ?? "");
