import { isSlashOn } from "./slash.ts";

/** The keys that open the search, as on many sites. The early script knows them too. */

const isTyping = (target: Element) => target.closest("input, textarea, select, [contenteditable]") !== null;

export const isK = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  key.toLowerCase() === "k" && (ctrlKey || metaKey) && !altKey && !shiftKey;

/** A key that writes, and no field to write in. Some keyboards have the slash on the shift key. */
export const isLetter = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent) =>
  key.length === 1 && !(ctrlKey || metaKey || altKey) && !isTyping(target as Element);

export const isSearchKey = (event: KeyboardEvent) =>
  isK(event) || (event.key === "/" && isLetter(event) && isSlashOn());
