import type { FoodLists, KeptFoods } from "./food.ts";

/** An address reads "?foods=lentils_eggs_skyr…", each food by its letters and digits. */

export const field = "foods";

const spell = (food: string) =>
  food
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, "-");

export const toSearch = (drawn: readonly string[]): string =>
  `?${new URLSearchParams({ [field]: drawn.map(spell).join("_") })}`;

/** A row whose food is not known is left to a draw. */
export const fromSearch = (search: string, rows: FoodLists): KeptFoods | undefined => {
  const spelt = new URLSearchParams(search).get(field)?.split("_");
  if (spelt?.length !== rows.length) return undefined;
  const named = rows.map(({ foods }, row) => foods.find((food) => spell(food) === spelt[row]) ?? null);
  return named.some((food) => food !== null) ? named : undefined;
};
