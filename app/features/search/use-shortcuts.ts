import { useEffect, useRef } from "react";
import { isSlashOn } from "./slash.ts";

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"));

const isShortcut = ({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent) => {
  if (key.toLowerCase() === "k") return (ctrlKey || metaKey) && !altKey && !shiftKey;
  // Some keyboards have the slash on the shift key.
  return key === "/" && !ctrlKey && !metaKey && !altKey && !isTyping(target) && isSlashOn();
};

/** Something else is in front: the viewer, another dialog. */
const isCovered = () => document.querySelector("dialog:modal, [role=dialog]") !== null;

/** Opens the search with / or with Ctrl+K, as many sites do. */
export const useShortcuts = (open: () => void) => {
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || !isShortcut(event) || isCovered()) return;
      event.preventDefault();
      latest.current();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
};
