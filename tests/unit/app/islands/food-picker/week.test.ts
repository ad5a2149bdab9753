import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  drawWeek,
  readWeek,
  redrawDay,
  shoppingList,
  toggleBought,
} from "../../../../../app/islands/food-picker/week.ts";

const rows = [{ foods: ["beans", "tofu", "eggs", "fish"] }, { foods: ["rice", "oats"] }, { foods: ["kale"] }];
const dice = fc.infiniteStream(fc.double({ min: 0, max: 0.999_999, noNaN: true }));
const roll = (numbers: Iterator<number, unknown>) => () => numbers.next().value as number;

describe("a week of draws", () => {
  it("has seven days, none with a food of the day before where there is another", () => {
    fc.assert(
      fc.property(dice, (numbers) => {
        const { days, bought } = drawWeek(rows, roll(numbers), []);
        expect([days.length, bought]).toEqual([7, []]);
        for (const [index, day] of days.entries()) {
          expect(day[2]).toBe("kale");
          for (const row of [0, 1]) expect(day[row]).not.toBe(days[index - 1]?.[row]);
        }
      }),
    );
  });

  it("keeps what is locked all week", () => {
    const { days } = drawWeek(rows, () => 0.5, ["fish", null, null]);
    expect(days.map(([first]) => first)).toEqual(Array.from({ length: 7 }, () => "fish"));
  });

  it("can draw one day again, unlike it and the days beside it; the others stay", () => {
    fc.assert(
      fc.property(dice, fc.nat(6), (numbers, day) => {
        const random = roll(numbers);
        const week = drawWeek(rows, random, []);
        const { days } = redrawDay(rows, week, day, random);
        const others = (given: typeof days) => given.filter((_, index) => index !== day);
        expect(others(days)).toEqual(others(week.days));
        for (const near of [week.days[day], week.days[day - 1], week.days[day + 1]]) {
          expect(days[day]?.[0]).not.toBe(near?.[0]);
        }
        expect(days[day]?.[1], "two foods are too few: yesterday matters most").not.toBe(week.days[day - 1]?.[1]);
      }),
    );
  });
});

describe("the shopping list", () => {
  it("names every food of the week once, and counts its days", () => {
    fc.assert(
      fc.property(dice, (numbers) => {
        const week = drawWeek(rows, roll(numbers), []);
        const list = shoppingList(rows, week);
        expect(list.map(({ food }) => food).toSorted()).toEqual([...new Set(week.days.flat())].toSorted());
        for (const { food, days } of list) expect(days).toBe(week.days.flat().filter((name) => name === food).length);
      }),
    );
  });

  it("forgets what was bought for a day that is drawn again", () => {
    const week = toggleBought(
      toggleBought(
        drawWeek(rows, () => 0, []),
        "beans",
      ),
      "kale",
    );
    expect(week.bought).toEqual(["beans", "kale"]);
    expect(toggleBought(week, "beans").bought).toEqual(["kale"]);
    const days = week.days.map(([, starch = "", green = ""]) => ["tofu", starch, green]);
    expect(redrawDay(rows, { ...week, days: days.with(3, ["beans", "rice", "kale"]) }, 3, () => 0.99).bought).toEqual([
      "kale",
    ]);
  });
});

describe("a stored week", () => {
  const week = drawWeek(rows, () => 0, []);

  it("is read as it was written, without what it does not need", () => {
    expect(readWeek(JSON.parse(JSON.stringify({ ...week, bought: ["kale", "kale", "soap", 3] })), rows)).toEqual({
      days: week.days,
      bought: ["kale"],
    });
  });

  it.each([
    ["nothing", null],
    ["text", "week"],
    ["six days", { ...week, days: week.days.slice(1) }],
    ["a food that is no more", { ...week, days: week.days.with(2, ["ham", "rice", "kale"]) }],
    ["a day with a row too many", { ...week, days: week.days.with(2, ["beans", "rice", "kale", "kale"]) }],
    ["days that are none", { ...week, days: Array.from({ length: 7 }, () => 1) }],
    ["no list of what is bought", { days: week.days }],
  ])("is ignored when it is %s", (_, stored) => {
    expect(readWeek(stored, rows)).toBeUndefined();
  });

  it("never stops the page, whatever was written", () => {
    fc.assert(fc.property(fc.jsonValue(), (stored) => void expect(readWeek(stored, rows)).toBeUndefined()));
  });
});
