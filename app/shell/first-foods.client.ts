import { drawFoods, param, fromQuery, lockedKey, readLocked } from "../islands/food-picker/food.ts";
import type { IslandProps } from "../islands/islands.ts";
import { tabStorage } from "../lib/storage.ts";

/**
 * The build renders the same foods for everybody; this draws the visitor's own before hydration. It keeps foods from the
 * address first, then locked ones.
 */
for (const island of document.querySelectorAll<HTMLElement>('[data-island="food-picker"]')) {
  const props = JSON.parse(island.dataset["props"] ?? "") as IslandProps<"food-picker">;
  const { rows } = props;
  const locked = readLocked(rows, tabStorage.read(lockedKey));
  const named = fromQuery(new URLSearchParams(location.search).get(param) ?? "", rows);
  const drawn = drawFoods(
    rows,
    Math.random,
    rows.map((_, row) => named[row] ?? locked[row] ?? null),
  );
  const first = { drawn, locked: locked.map((food, row) => (food === drawn[row] ? food : null)) };
  island.dataset["props"] = JSON.stringify({ ...props, first });
  for (const [row, place] of island.querySelectorAll("[data-drawn]").entries()) place.textContent = drawn[row] ?? "";
}
