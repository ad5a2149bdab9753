import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { drawWeek, readWeek, redrawDay, shoppingList } from "../../../../../app/islands/food-picker/week.ts";

const rows = [{ foods: ["beans", "tofu", "eggs", "fish"] }, { foods: ["rice", "oats"] }, { foods: ["kale"] }];
const dice = fc.infiniteStream(fc.double({ min: 0, max: 0.999_999, noNaN: true }));
const roll = (numbers: Iterator<number, unknown>) => () => numbers.next().value as number;
const first = () => 0;

describe("the week", () => {
  it("has no food two days in a row if there is another, and locked foods every day", () => {
    fc.assert(
      fc.property(dice, (numbers) => {
        const { days } = drawWeek(rows, roll(numbers), [null, null, "kale"]);
        expect(days).toHaveLength(7);
        for (const [index, day] of days.entries()) {
          expect(day[2]).toBe("kale");
          for (const row of [0, 1]) expect(day[row]).not.toBe(days[index - 1]?.[row]);
        }
      }),
    );
  });

  it("repicks one day without repeats", () => {
    fc.assert(
      fc.property(dice, fc.nat(6), (numbers, day) => {
        const week = drawWeek(rows, roll(numbers), []);
        const { days } = redrawDay(rows, week, day, roll(numbers));
        expect(days.toSpliced(day, 1)).toEqual(week.days.toSpliced(day, 1));
        for (const near of [day - 1, day, day + 1]) expect(days[day]?.[0]).not.toBe(week.days[near]?.[0]);
        expect(days[day]?.[1], "of two foods, yesterday's is avoided first").not.toBe(week.days[day - 1]?.[1]);
      }),
    );
  });
});

describe("the shopping list", () => {
  it("lists each food of the week once, with its number of days", () => {
    const list = shoppingList(rows, drawWeek(rows, first, []));
    expect(list.map(({ food, days }) => `${food} ${days}`)).toEqual([
      "beans 4",
      "tofu 3",
      "rice 4",
      "oats 3",
      "kale 7",
    ]);
  });

  it("unchecks the foods of a day that is repicked", () => {
    const week = { days: Array.from({ length: 7 }, () => ["tofu", "rice", "kale"]), bought: [] };
    const changed = { ...week, days: week.days.with(3, ["beans", "rice", "kale"]) };
    const bought = { ...changed, bought: ["beans", "kale"] };
    expect(redrawDay(rows, bought, 3, () => 0.99).bought).toEqual(["kale"]);
  });
});

it("a stored week round-trips, and is ignored when it doesn't match today's lists", () => {
  const week = drawWeek(rows, first, []);
  expect(readWeek({ ...week, bought: ["kale", "soap", 3] }, rows)).toEqual({ ...week, bought: ["kale"] });
  const wrong = [
    null,
    "week",
    { ...week, days: week.days.slice(1) },
    { ...week, days: week.days.with(2, ["ham", "rice", "kale"]) },
    { ...week, days: week.days.with(2, ["beans", "rice", "kale", "kale"]) },
    { ...week, days: Array.from({ length: 7 }, () => 1) },
    { days: week.days },
  ];
  expect(wrong.filter((stored) => readWeek(stored, rows) !== undefined)).toEqual([]);
});
