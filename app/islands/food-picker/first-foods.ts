import { fromSearch } from "./address.ts";
import { type FoodLists, type KeptFoods, drawFoods } from "./food.ts";

export const storageKey = "locked-foods";

/** Foods that the address names, or else locked ones; the rest is drawn. */
export const firstFoods = (rows: FoodLists, search: string, locked: KeptFoods, random?: () => number): string[] => {
  const named = fromSearch(search, rows);
  return drawFoods(
    rows,
    random,
    rows.map((_, row) => named?.[row] ?? locked[row] ?? null),
  );
};
