/** Checks for every engine. Each function runs in the page, so it may not use anything from outside itself. */

/** Triggers the hydration of all islands, and returns whether it is complete. */
export const isHydrated = () => {
  const islands = [...document.querySelectorAll("[data-island]:not([data-on-click])")];
  for (const island of islands) island.dispatchEvent(new Event("focusin", { bubbles: true }));
  return document.readyState === "complete" && islands.every((island) => island.hasAttribute("data-hydrated"));
};

/** Elements that overflow the window horizontally. */
export const overflowOf = () => {
  const viewport = document.documentElement.clientWidth;
  const width = document.scrollingElement?.scrollWidth ?? 0;
  if (width <= viewport) return [];
  const isHeld = (element: Element): boolean => {
    const { parentElement } = element;
    if (!parentElement || parentElement === document.body) return false;
    return getComputedStyle(parentElement).overflowX !== "visible" || isHeld(parentElement);
  };
  const wide = [...document.querySelectorAll("body *")].filter(
    (element) => element.getBoundingClientRect().right > viewport + 0.5 && !isHeld(element),
  );
  return [`${width} px in ${viewport} px`, ...wide.slice(0, 3).map((element) => element.outerHTML.slice(0, 120))];
};
