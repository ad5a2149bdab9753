import { opener } from "../islands/search/opener.ts";

const island = '[data-island="search"]';

const isShortcut = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  key.toLowerCase() === "k" && (ctrlKey || metaKey) && !altKey && !shiftKey;

const isLetter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  [...key].length === 1 && !(ctrlKey || metaKey || altKey);

/** Ctrl+K or Cmd+K clicks the bar's button. What is typed until the search is there goes into its field. */
export const installSearchKeys = () => {
  const button = document.querySelector<HTMLElement>(opener);
  if (!button) return;
  // The history says that the search is open: so it is after a reload.
  if ((history.state as { search?: true } | null)?.search) document.querySelector(island)?.setAttribute("data-now", "");
  addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.isComposing) return;
    const isLoading = button.ariaBusy === "true";
    if (isLoading && isLetter(event)) {
      event.preventDefault();
      button.dataset["typed"] = (button.dataset["typed"] ?? "") + event.key;
    }
    // Something else may be in front: the viewer, another dialog. The keys that opened the search close it too.
    const cover = document.querySelector("dialog:modal, [role=dialog]");
    if (!isShortcut(event) || (cover && !cover.closest(island))) return;
    event.preventDefault();
    // A key that is held down would open and close it in turn.
    if (event.repeat || isLoading) return;
    delete button.dataset["typed"];
    button.click();
  });
};
