const { dataset } = document.documentElement;

/**
 * As long as the page says so, sections under the first, and parts of large ones, are laid out when the visitor comes near:
 * see ui/section.
 */
export const layOutPartly = () => {
  for (const section of document.querySelectorAll<HTMLElement>("[data-whole]")) delete section.dataset["whole"];
  dataset["partly"] = "";
};

export const layOutWhole = () => void delete dataset["partly"];

/** The rest of a page, a part each time that the browser is idle: at one go they would be a task that a phone feels. */
export const layOutRest = () => {
  const part = document.querySelector<HTMLElement>(
    "[data-partly] main :is(main > section, [data-part]):not([data-whole])",
  );
  if (!part) return layOutWhole();
  part.dataset["whole"] = "";
  // A browser that does not tell when it is idle lays pages out whole anyway.
  (window.requestIdleCallback ?? setTimeout)(layOutRest);
};
