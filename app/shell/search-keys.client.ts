import { isSlashOn, opener, recallSlash } from "../islands/search/shortcuts.ts";

const isK = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  key.toLowerCase() === "k" && (ctrlKey || metaKey) && !altKey && !shiftKey;

const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest("input, textarea, select, [contenteditable]") !== null;

/** Some keyboards have the slash on the shift key. */
const isSlash = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent) =>
  key === "/" && !(ctrlKey || metaKey || altKey) && !isTyping(target) && isSlashOn();

const island = '[data-island="search"]';

/** Ctrl+K and the slash click the bar's button, as on many sites. */
export const installSearchKeys = () => {
  recallSlash();
  // The history says that the search is open: so it is after a reload.
  if ((history.state as { search?: true } | null)?.search) document.querySelector(island)?.setAttribute("data-now", "");
  addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.isComposing) return;
    // Something else may be in front: the viewer, another dialog. Ctrl+K that opened the search closes it too.
    const cover = document.querySelector("dialog:modal, [role=dialog]");
    if (cover ? !(isK(event) && cover.closest(island)) : !(isK(event) || isSlash(event))) return;
    event.preventDefault();
    // A key that is held down would open and close it in turn.
    if (!event.repeat) document.querySelector<HTMLElement>(opener)?.click();
  });
};
