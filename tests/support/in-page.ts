/** Questions to a page that are asked in every engine: each runs in the page, so it may use nothing from outside itself. */

/** Whether React has taken over the page. A page that is only read is not taken over: this visitor moves. */
export const isHydrated = () => {
  dispatchEvent(new Event("pointermove"));
  const taken = (selector: string) => {
    const element = document.querySelector(selector);
    return element !== null && Object.keys(element).some((key) => key.startsWith("__reactProps$"));
  };
  return taken("main h1") && taken("body > footer");
};

/** What sticks out at the sides; empty when the page fits its window. */
export const overflowOf = () => {
  const room = document.documentElement.clientWidth;
  const width = document.scrollingElement?.scrollWidth ?? 0;
  if (width <= room) return [];
  const isHeld = (element: Element): boolean => {
    const { parentElement } = element;
    if (!parentElement || parentElement === document.body) return false;
    return getComputedStyle(parentElement).overflowX !== "visible" || isHeld(parentElement);
  };
  const wide = [...document.querySelectorAll("body *")].filter(
    (element) => element.getBoundingClientRect().right > room + 0.5 && !isHeld(element),
  );
  return [`${width} px in ${room} px`, ...wide.slice(0, 3).map((element) => element.outerHTML.slice(0, 120))];
};
