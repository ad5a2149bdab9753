import { expect } from "vitest";
import { foodLists } from "../../support/food-lists.ts";
import { type Journey, type Visitor, phone } from "../journey.ts";

const lock = 'button[aria-label^="Lock "]';

const drawn = ({ evaluate }: Visitor) =>
  evaluate(
    (name) => [...document.querySelectorAll(name)].map((button) => button.closest("td")?.textContent?.trim() ?? ""),
    lock,
  );

const expectOneOfEach = (foods: string[]) => {
  expect(foods).toHaveLength(7);
  for (const [index, food] of foods.entries()) expect(foodLists[index]).toContain(food);
};

export const food = (journey: Journey) => {
  journey(
    "every row has a food on load and after a click, and a locked one stays",
    { size: phone },
    async (visitor) => {
      const { visit, click, evaluate } = visitor;
      await visit("/food");
      await expect.poll(async () => (await drawn(visitor)).length).toBe(7);
      const first = await drawn(visitor);
      expectOneOfEach(first);

      await click(lock);
      await expect
        .poll(() => evaluate((name) => document.querySelector(name)?.getAttribute("aria-pressed"), lock))
        .toBe("true");
      // Dice that show the end of every list, in which what is there is left out.
      await evaluate(() => void (Math.random = () => 0.999));
      await click("main button", "Get Random Foods");
      const others = foodLists.map((list, index) => list.filter((name) => name !== first[index]));
      const expected = others.map((list, index) => (index === 0 ? first[0] : list.at(-1)));
      await expect.poll(() => drawn(visitor)).toEqual(expected);
    },
  );
};
