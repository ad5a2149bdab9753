import { scope } from "../../lib/scope.ts";

/** The number in the key changes when what is stored does. */
const key = `${scope}search-slash-1`;

let chosen: boolean | undefined;

/** Whether a slash alone opens the search on this device. */
export const isSlashOn = (): boolean => {
  if (chosen !== undefined) return chosen;
  try {
    return localStorage.getItem(key) !== "off";
  } catch {
    return true;
  }
};

export const setSlash = (on: boolean): void => {
  chosen = on;
  try {
    if (on) localStorage.removeItem(key);
    else localStorage.setItem(key, "off");
  } catch {
    // Then it holds until the page is left.
  }
};
