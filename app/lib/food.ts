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

/** The food that is kept in each row; rows without one are drawn anew. */
export type KeptFoods = readonly (string | null)[];

/** One food of each list. `random` gives a number from 0 up to, not including, 1. */
export const drawFoods = (
  lists: readonly (readonly string[])[],
  random: () => number = Math.random,
  kept: KeptFoods = [],
) => lists.map((foods, row) => kept[row] ?? foods[Math.floor(random() * foods.length)] ?? "");

/** What was kept, read from text that may be of any age: only foods that are still in their row's list count. */
export const readKept = (lists: readonly (readonly string[])[], text: string | undefined): KeptFoods => {
  let kept: unknown;
  try {
    kept = JSON.parse(text ?? "[]");
  } catch {
    kept = [];
  }
  const rows: unknown[] = Array.isArray(kept) ? kept : [];
  return lists.map((foods, row) => foods.find((food) => food === rows[row]) ?? null);
};
