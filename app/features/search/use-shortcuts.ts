import { useEffectEvent, useLayoutEffect } from "react";
import { isK, isSearchKey } from "./shortcuts.ts";

/** Something else is in front: the viewer, another dialog. */
const isCovered = () => document.querySelector("dialog:modal, [role=dialog]") !== null;

type Search = { isOpen: boolean; open: () => void; close: () => void };

/** What a key does to the search; Ctrl+K that opened it closes it too. */
const stepFor = (event: KeyboardEvent, { isOpen, open, close }: Search) => {
  if (isOpen) return isK(event) ? close : undefined;
  return isSearchKey(event) && !isCovered() ? open : undefined;
};

/** Opens the search with / or with Ctrl+K. */
export const useShortcuts = (search: Search) => {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const step = event.defaultPrevented || event.isComposing ? undefined : stepFor(event, search);
    if (!step) return;
    event.preventDefault();
    // A key that is held down would open and close it in turn.
    if (!event.repeat) step();
  });
  useLayoutEffect(() => {
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
};
