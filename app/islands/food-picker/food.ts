import { slugify } from "../../lib/slugify.ts";
import { parseJson } from "../../lib/storage.ts";

export type FoodLists = readonly { foods: readonly string[] }[];

/** A row without a locked food is drawn anew. */
export type LockedFoods = readonly (string | null)[];

/** Foods to avoid come only when no other is left; the first of these matters most. */
const draw = (foods: readonly string[], random: () => number, avoid: readonly string[]): string => {
  const left = foods.filter((food) => !avoid.includes(food));
  if (left.length === 0 && avoid.length > 0) return draw(foods, random, avoid.slice(0, -1));
  return left[Math.floor(random() * left.length)] ?? "";
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

/** The text may be of any age: only foods that are still in their row's list count. */
export const readLocked = (rows: FoodLists, text: string | null): LockedFoods => {
  const stored = Object(parseJson(text)) as Record<number, unknown>;
  return rows.map(({ foods }, row) => foods.find((food) => food === stored[row]) ?? null);
};

/** An address reads "?foods=lentils_eggs_skyr…". */
export const field = "foods";

export const toAddress = (drawn: readonly string[]): string => drawn.map(slugify).join("_");

/** A row whose food is not known is left to a draw. */
export const fromAddress = (text: string, rows: FoodLists): LockedFoods => {
  const spelled = text.split("_");
  return rows.map(({ foods }, row) => foods.find((food) => slugify(food) === spelled[row]) ?? null);
};
