/** The filter gets the focus where nothing else is shown. */
export const focusNeighbor = (box: HTMLElement) => {
  const list = box.closest("[data-pack]");
  const boxes = [...(list?.querySelectorAll<HTMLElement>("li input[type=checkbox]") ?? [])];
  const place = boxes.indexOf(box);
  const next = boxes[place + 1] ?? boxes[place - 1] ?? list?.querySelector<HTMLElement>("[data-filter] :checked");
  next?.focus();
};
