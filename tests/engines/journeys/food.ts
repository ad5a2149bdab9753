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
      // Dice that show the end of every list, or its beginning where the first draw was the end.
      const isEnd = first.slice(1).every((name, index) => name === foodLists[index + 1]?.at(-1));
      await evaluate((share) => void (Math.random = () => share), isEnd ? 0 : 0.999);
      await click("main button", "Get Random Foods");
      const expected = foodLists.map((list, index) => (index === 0 ? first[0] : list.at(isEnd ? 0 : -1)));
      await expect.poll(() => drawn(visitor)).toEqual(expected);
    },
  );
};
