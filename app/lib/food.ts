type Rows = readonly { foods: readonly string[] }[];

/** The food that is kept in each row; rows without one are drawn anew. */
export type KeptFoods = readonly (string | null)[];

export const drawFoods = (rows: Rows, random: () => number = Math.random, kept: KeptFoods = []) =>
  rows.map(({ foods }, row) => kept[row] ?? foods[Math.floor(random() * foods.length)] ?? "");

/** What was kept, read from text that may be of any age: only foods that are still in their row's list count. */
export const readKept = (rows: Rows, text: string | undefined): KeptFoods => {
  let kept: unknown;
  try {
    kept = JSON.parse(text ?? "[]");
  } catch {
    kept = [];
  }
  const found: unknown[] = Array.isArray(kept) ? kept : [];
  return rows.map(({ foods }, row) => foods.find((food) => food === found[row]) ?? null);
};
