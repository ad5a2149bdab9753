import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { drawFoods } from "../../../../../app/islands/food-picker/food.ts";

describe("drawFoods", () => {
  const rows = [{ foods: ["oats", "rice", "bread"] }, { foods: ["eggs", "tofu"] }];

  it("draws one food of each row, in their order", () => {
    expect(drawFoods(rows, () => 0)).toEqual(["oats", "eggs"]);
    expect(drawFoods(rows, () => 0.5)).toEqual(["rice", "tofu"]);
    expect(drawFoods(rows, () => 0.999_999)).toEqual(["bread", "tofu"]);
  });

  it("asks for a new random number for every row", () => {
    const numbers = [0.9, 0.1];
    expect(drawFoods(rows, () => numbers.shift() ?? Number.NaN)).toEqual(["bread", "eggs"]);
    expect(numbers).toEqual([]);
  });

  it("gives each food the same share of an even spread of numbers", () => {
    const foods = Array.from({ length: 12 }, (_, index) => `food ${index}`);
    const counts = new Map<string, number>();
    const steps = 12_000;
    for (let step = 0; step < steps; step++) {
      const [food = ""] = drawFoods([{ foods }], () => (step + 0.5) / steps);
      counts.set(food, (counts.get(food) ?? 0) + 1);
    }
    expect(Object.fromEntries(counts)).toEqual(Object.fromEntries(foods.map((food) => [food, 1000])));
  });

  it("can draw every food with the browser's own randomness", () => {
    const foods = Array.from({ length: 20 }, (_, index) => `food ${index}`);
    const seen = new Set<string>();
    for (let draw = 0; draw < 2000; draw++) for (const food of drawFoods([{ foods }])) seen.add(food);
    expect([...seen].toSorted()).toEqual(foods.toSorted());
  });

  it("draws no food of the draw before, as long as another is left", () => {
    expect(drawFoods(rows, () => 0, [], ["oats", "eggs"])).toEqual(["rice", "tofu"]);
    expect(drawFoods([{ foods: ["oats"] }], () => 0.5, [], ["oats"])).toEqual(["oats"]);
    expect(
      drawFoods(rows, () => 0, ["oats"], ["oats", "eggs"]),
      "what is kept stays",
    ).toEqual(["oats", "tofu"]);
  });

  it("avoids the nearest of several draws most", () => {
    expect(drawFoods(rows, () => 0, [], ["oats", "eggs"], ["rice", "tofu"])).toEqual(["bread", "tofu"]);
  });

  it("always draws from the row's own list", () => {
    const food = fc.string({ minLength: 1 });
    const lists = fc.array(fc.record({ foods: fc.uniqueArray(food, { minLength: 1 }) }), {
      minLength: 1,
      maxLength: 7,
    });
    fc.assert(
      fc.property(lists, fc.double({ min: 0, max: 0.999_999, noNaN: true }), (given, number) => {
        const first = drawFoods(given, () => number);
        const second = drawFoods(given, () => number, [], first);
        for (const [row, { foods }] of given.entries()) {
          expect(foods).toContain(second[row]);
          expect(second[row] === first[row]).toBe(foods.length === 1);
        }
      }),
    );
  });

  it("leaves a row without foods empty", () => {
    expect(drawFoods([{ foods: [] }], () => 0)).toEqual([""]);
  });
});
