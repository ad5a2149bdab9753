import { scope } from "../../lib/scope.ts";

/** The number in the key changes when what is stored does. */
const key = `${scope}search-slash-1`;

/** The bar's button, which says by which keys it is clicked: they go by what it says. */
export const opener = '[data-asks="search"]';

const nameKeys = (slash: string) =>
  document.querySelector(opener)?.setAttribute("aria-keyshortcuts", `${slash}Control+K Meta+K`);

/** Who speaks to the device, or whose hand slips, can do without a shortcut of a single key. */
export const isSlashOn = () => document.querySelector(`${opener}[aria-keyshortcuts^="/"]`) !== null;

/** Storage can be forbidden: then the choice holds until the page is left. */
export const setSlash = (on: boolean) => {
  nameKeys(on ? "/ " : "");
  try {
    if (on) localStorage.removeItem(key);
    else localStorage.setItem(key, "off");
  } catch {
    // See above.
  }
};

export const recallSlash = () => {
  try {
    if (localStorage.getItem(key) === "off") nameKeys("");
  } catch {
    // Then nothing was chosen.
  }
};
