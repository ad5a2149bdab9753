import { slugify } from "../../lib/slugify.ts";
import { parseJson } from "../../lib/storage.ts";

export type FoodLists = readonly { foods: readonly string[] }[];

/** Null for rows without a locked food. */
export type LockedFoods = readonly (string | null)[];

/** Avoids the given foods while others remain; earlier ones have priority. */
const draw = (foods: readonly string[], random: () => number, avoid: readonly string[]): string => {
  const remaining = foods.filter((food) => !avoid.includes(food));
  if (remaining.length === 0 && avoid.length > 0) return draw(foods, random, avoid.slice(0, -1));
  return remaining[Math.floor(random() * remaining.length)] ?? "";
};

export const drawFoods = (
  rows: FoodLists,
  random: () => number,
  locked: LockedFoods = [],
  ...earlier: (readonly string[] | undefined)[]
): string[] =>
  rows.map(({ foods }, row) => {
    const avoid = earlier.map((drawn) => drawn?.[row]).filter((food) => food !== undefined);
    return locked[row] ?? draw(foods, random, avoid);
  });

export const lockedKey = "locked-foods";

/** Drops stored foods that are no longer in their row's list. */
export const readLocked = (rows: FoodLists, text: string | null): LockedFoods => {
  const stored = Object(parseJson(text)) as Record<number, unknown>;
  return rows.map(({ foods }, row) => foods.find((food) => food === stored[row]) ?? null);
};

/** As in "?foods=lentils_eggs_skyr…". */
export const param = "foods";

export const toQuery = (drawn: readonly string[]): string => drawn.map(slugify).join("_");

/** Null for rows with an unknown food. */
export const fromQuery = (text: string, rows: FoodLists): LockedFoods => {
  const spelled = text.split("_");
  return rows.map(({ foods }, row) => foods.find((food) => slugify(food) === spelled[row]) ?? null);
};
