import { isSlashOn } from "./slash.ts";

/** The keys that open the search, as on many sites. The early script knows them too. */

const isTyping = (target: Element) => target.closest("input, textarea, select, [contenteditable]") !== null;

export const isK = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  key.toLowerCase() === "k" && (ctrlKey || metaKey) && !altKey && !shiftKey;

/** Some keyboards have the slash on the shift key. */
const isSlash = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent) =>
  key === "/" && !(ctrlKey || metaKey || altKey) && !isTyping(target as Element) && isSlashOn();

export const isSearchKey = (event: KeyboardEvent) => isK(event) || isSlash(event);
