import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocation, useNavigation } from "react-router";

type State = { search?: true; idx?: number } | null;

const isMarked = () => (history.state as State)?.search === true;

/**
 * Whether the palette is open is told by the history: opening adds an entry for the same page, so that Back closes, Forward
 * opens again and a reload keeps it open. The router is not told of these steps: it would load the page's data anew.
 */
export const useHistoryEntry = () => {
  const [isOpen, setOpen] = useState(false);
  const open = useRef(false);
  const isClosing = useRef(false);
  const shown = useRef("");
  const page = useLocation();
  const isAtRest = useNavigation().state === "idle";
  const [isWanted, setWanted] = useState(false);

  const put = (next: boolean) => {
    open.current = next;
    isClosing.current = false;
    setOpen(next);
  };

  useEffect(() => {
    shown.current = location.href;
  }, [page]);

  useEffect(() => {
    put(isMarked());
    const follow = (step: Event) => {
      const isOwn = open.current || isMarked();
      if (isOwn && location.href === shown.current) step.preventDefault();
      put(isMarked());
    };
    addEventListener("historystep", follow);
    return () => removeEventListener("historystep", follow);
  }, []);

  const add = useEffectEvent(() => {
    setWanted(false);
    if (open.current) return;
    const { idx = 0, ...state } = (history.state ?? {}) as { idx?: number };
    history.pushState({ ...state, idx: idx + 1, search: true }, "");
    put(true);
  });
  // The entry of a page that is on its way would come after the palette's own, and Back would lead to another page.
  useEffect(() => {
    if (isWanted && isAtRest) add();
  }, [isWanted, isAtRest]);

  return {
    isOpen,
    /** It is open, or will be when the page is there that was on its way. */
    isAsked: isOpen || isWanted,
    open: () => setWanted(true),
    close: () => {
      setWanted(false);
      // The step back takes a moment; a second one would leave the page.
      if (!open.current || isClosing.current) return;
      isClosing.current = true;
      history.back();
    },
    /** For a step that takes the palette's entry for its own. */
    leave: () => put(false),
  };
};
