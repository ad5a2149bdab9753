/** Moves the keyboard from a thing's box to the next one, or to the one before, or where nothing else is shown to the filter. */
export const focusNeighbor = (box: HTMLElement) => {
  const list = box.closest("[data-pack]");
  const boxes = [...(list?.querySelectorAll<HTMLElement>("li input[type=checkbox]") ?? [])];
  const place = boxes.indexOf(box);
  const next = boxes[place + 1] ?? boxes[place - 1] ?? list?.querySelector<HTMLElement>("[data-filter] :checked");
  next?.focus();
};
