import { firstFoods, storageKey } from "../islands/food-picker/first-foods.ts";
import { readKept } from "../islands/food-picker/food.ts";
import { recall } from "../lib/tab-storage.ts";
import type { IslandProps } from "../islands/islands.ts";

/** A page is rendered with the same foods for everybody. What is drawn here is what the island is hydrated with. */
export const drawFirst = () => {
  for (const island of document.querySelectorAll<HTMLElement>('[data-island="food-picker"]')) {
    const props = JSON.parse(island.dataset["props"] ?? "") as IslandProps<"food-picker">;
    const drawn = firstFoods(props.rows, location.search, readKept(props.rows, recall(storageKey)));
    island.dataset["props"] = JSON.stringify({ ...props, drawn });
    for (const [row, place] of island.querySelectorAll("[data-drawn]").entries()) place.textContent = drawn[row] ?? "";
  }
};
