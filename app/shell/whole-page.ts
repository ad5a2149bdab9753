const { dataset } = document.documentElement;

/** As long as the page says so, sections under the first are laid out when the visitor comes near: see ui/section. */
export const layOutPartly = () => {
  for (const section of document.querySelectorAll<HTMLElement>("[data-whole]")) delete section.dataset["whole"];
  dataset["partly"] = "";
};

export const layOutWhole = () => void delete dataset["partly"];

/** The rest of a page, a section each time that the browser is idle: at one go they would be a task that a phone feels. */
export const layOutRest = () => {
  const section = document.querySelector<HTMLElement>("[data-partly] main > section:not([data-whole])");
  if (!section) return layOutWhole();
  section.dataset["whole"] = "";
  // A browser that does not tell when it is idle lays pages out whole anyway.
  (window.requestIdleCallback ?? setTimeout)(layOutRest);
};
