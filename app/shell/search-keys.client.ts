import { opener } from "../islands/search/opener.ts";

const island = '[data-island="search"]';

const isShortcut = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  key.toLowerCase() === "k" && (ctrlKey || metaKey) && !altKey && !shiftKey;

const isLetter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  [...key].length === 1 && !(ctrlKey || metaKey || altKey);

const button = document.querySelector<HTMLElement>(opener);

// The history entry says that the search was open: reopen it after a reload.
if ((history.state as { search?: true } | null)?.search) document.querySelector(island)?.setAttribute("data-eager", "");

/** Ctrl+K or Cmd+K clicks the search button. Letters typed while the search loads end up in its field. */
addEventListener("keydown", (event) => {
  if (!button || event.defaultPrevented || event.isComposing) return;
  const isLoading = button.ariaBusy === "true";
  if (isLoading && isLetter(event)) {
    event.preventDefault();
    button.dataset["typed"] = (button.dataset["typed"] ?? "") + event.key;
  }
  // Ignore the shortcut behind another dialog, such as the viewer. In the search itself it closes the search.
  const dialog = document.querySelector("dialog:modal, [role=dialog]");
  if (!isShortcut(event) || (dialog && !dialog.closest(island))) return;
  event.preventDefault();
  // Holding the key would toggle the search repeatedly.
  if (event.repeat || isLoading) return;
  delete button.dataset["typed"];
  button.click();
});
