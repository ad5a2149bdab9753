export type FoodLists = readonly { foods: readonly string[] }[];

/** Rows without a kept food are drawn anew. */
export type KeptFoods = readonly (string | null)[];

/** Foods to avoid come only when no other is left; the first of these matters most. */
const draw = (foods: readonly string[], random: () => number, avoid: readonly string[]): string => {
  const left = foods.filter((food) => !avoid.includes(food));
  if (left.length === 0 && avoid.length > 0) return draw(foods, random, avoid.slice(0, -1));
  return left[Math.floor(random() * left.length)] ?? "";
};

export const drawFoods = (
  rows: FoodLists,
  random: () => number = Math.random,
  kept: KeptFoods = [],
  ...earlier: (readonly string[] | undefined)[]
) =>
  rows.map(({ foods }, row) => {
    const avoid = earlier.map((drawn) => drawn?.[row]).filter((food) => food !== undefined);
    return kept[row] ?? draw(foods, random, avoid);
  });

const parsed = (text: string): unknown[] => {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
};

/** The text may be of any age: only foods that are still in their row's list count. */
export const readKept = (rows: FoodLists, text = "[]"): KeptFoods => {
  const kept = parsed(text);
  return rows.map(({ foods }, row) => foods.find((food) => food === kept[row]) ?? null);
};
