import { useEffect, useEffectEvent, useRef, useState } from "react";
import { opener } from "./shortcuts.ts";

const isMarked = () => (history.state as { search?: true } | null)?.search === true;

/**
 * Whether the search is open is told by the history: opening adds an entry for the same page, so that Back closes, Forward
 * opens again and a reload keeps it open.
 */
export const useHistoryEntry = () => {
  const [isOpen, setOpen] = useState(false);
  const isClosing = useRef(false);

  const follow = () => {
    isClosing.current = false;
    setOpen(isMarked());
  };

  const close = () => {
    // The step back takes a moment; a second one would leave the page.
    if (isClosing.current) return;
    isClosing.current = true;
    history.back();
  };

  const onClick = useEffectEvent(({ target }: MouseEvent) => {
    if (!(target as Element).closest(opener)) return;
    if (isOpen) return close();
    if (!isMarked()) history.pushState({ search: true }, "");
    follow();
  });

  const onStep = useEffectEvent(follow);

  useEffect(() => {
    onStep();
    document.addEventListener("click", onClick);
    addEventListener("popstate", onStep);
    return () => {
      document.removeEventListener("click", onClick);
      removeEventListener("popstate", onStep);
    };
  }, []);

  return {
    isOpen,
    close,
    /** For a step that takes the entry of the search for its own. */
    leave: () => setOpen(false),
  };
};
