import { recall } from "../../lib/tab-storage.ts";

export const storageKey = "locked-foods";

/** A row has its foods with it (`data-draw`), each on a line. */
const places = (within: ParentNode) => [...within.querySelectorAll<HTMLElement>("[data-draw]")];

/**
 * The first draw is made before the first frame, and the app takes it over when it starts. Where an address or a lock may
 * ask for other foods it is left to the app, which a table that is not drawn starts (`data-live`).
 */
export const drawFirst = () => {
  if (location.search || recall(storageKey)) return;
  for (const place of places(document)) {
    const foods = place.dataset["draw"]?.split("\n") ?? [];
    place.textContent = foods[Math.floor(Math.random() * foods.length)] ?? null;
    place.closest("table")?.removeAttribute("data-live");
  }
};

export const shownFoods = (within: ParentNode): (string | null)[] => places(within).map((place) => place.textContent);
