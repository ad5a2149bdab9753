import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { drawFoods, fromQuery, readLocked, toQuery } from "../../../../../app/islands/food-picker/food.ts";

const rows = [{ foods: ["oats", "rice", "brown bread"] }, { foods: ["eggs", "Crème fraîche"] }];

describe("a random pick", () => {
  it("picks one food for each row, each with its own random number", () => {
    const numbers = [0.9, 0.1];
    expect(drawFoods(rows, () => numbers.shift() ?? Number.NaN)).toEqual(["brown bread", "eggs"]);
    expect(drawFoods(rows, () => 0.999_999)).toEqual(["brown bread", "Crème fraîche"]);
  });

  it("gives each food the same probability", () => {
    const foods = Array.from({ length: 12 }, (_, index) => `food ${index}`);
    const steps = Array.from({ length: 1200 }, (_, step) => (step + 0.5) / 1200);
    const drawn = steps.flatMap((number) => drawFoods([{ foods }], () => number));
    for (const food of foods) expect(drawn.filter((one) => one === food)).toHaveLength(100);
  });

  it("keeps locked foods, and avoids earlier foods, most recent first, while there are others", () => {
    const first = () => 0;
    expect(drawFoods(rows, first, [], ["oats", "eggs"])).toEqual(["rice", "Crème fraîche"]);
    expect(drawFoods(rows, first, ["oats", null], ["oats", "eggs"])).toEqual(["oats", "Crème fraîche"]);
    expect(drawFoods(rows, first, [], ["oats", "eggs"], ["rice", "Crème fraîche"])).toEqual([
      "brown bread",
      "Crème fraîche",
    ]);
    expect(drawFoods([{ foods: ["oats"] }, { foods: [] }], first, [], ["oats"])).toEqual(["oats", ""]);
  });
});

describe("foods in the URL", () => {
  it("are readable and round-trip", () => {
    expect(toQuery(["brown bread", "Crème fraîche"])).toBe("brown-bread_crème-fraîche");
    expect(fromQuery("brown-bread_crème-fraîche", rows)).toEqual(["brown bread", "Crème fraîche"]);
    expect(fromQuery("spelt_eggs", rows)).toEqual([null, "eggs"]);
  });

  it("only accept foods from their row", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const read = fromQuery(text, rows);
        expect(read).toHaveLength(2);
        for (const [row, food] of read.entries()) expect([...(rows[row]?.foods ?? []), null]).toContain(food);
      }),
    );
  });
});

it("locked foods are restored from storage if their row still has them", () => {
  expect(readLocked(rows, JSON.stringify([null, "eggs"]))).toEqual([null, "eggs"]);
  for (const text of [null, "{}", "null", '["oats"', '["spelt"]', '["eggs"]', "[1, true]"])
    expect(readLocked(rows, text), text ?? "").toEqual([null, null]);
});
