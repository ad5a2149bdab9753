import { type FoodLists, type LockedFoods, drawFoods } from "./food.ts";

const weekdays = 7;

export type Week = { days: readonly (readonly string[])[]; bought: readonly string[] };

export const noWeek: Week = { days: [], bought: [] };

/** No food repeats two days in a row, unless it is locked or the only one in its list. */
export const drawWeek = (rows: FoodLists, random: () => number, locked: LockedFoods): Week => {
  const days: string[][] = [];
  while (days.length < weekdays) days.push(drawFoods(rows, random, locked, days.at(-1)));
  return { days, bought: [] };
};

const onlyNeeded = ({ days, bought }: Week): Week => {
  const needed = new Set(days.flat());
  return { days, bought: bought.filter((food) => needed.has(food)) };
};

/** Avoids the foods of that day and of the days before and after it. */
export const redrawDay = (rows: FoodLists, { days, bought }: Week, day: number, random: () => number): Week => {
  const drawn = drawFoods(rows, random, [], days[day - 1], days[day + 1], days[day]);
  return onlyNeeded({ days: days.with(day, drawn), bought });
};

const isDay = (rows: FoodLists, day: unknown): day is string[] =>
  Array.isArray(day) &&
  day.length === rows.length &&
  rows.every(({ foods }, row) => foods.includes(day[row] as string));

/** Undefined if a stored food is no longer in the lists. */
export const readWeek = (stored: unknown, rows: FoodLists): Week | undefined => {
  const { days, bought } = Object(stored) as Partial<Record<keyof Week, unknown>>;
  if (!Array.isArray(days) || days.length !== weekdays || !days.every((day) => isDay(rows, day))) return undefined;
  return Array.isArray(bought) ? onlyNeeded({ days, bought }) : undefined;
};

export type Purchase = { food: string; days: number };

export const shoppingList = (rows: FoodLists, { days }: Week): Purchase[] => {
  const foods = rows.flatMap((_, row) => days.flatMap((day) => day[row] ?? []));
  return Array.from(
    Map.groupBy(foods, (food) => food),
    ([food, { length }]) => ({ food, days: length }),
  );
};
