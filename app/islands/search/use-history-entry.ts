import { useEffect, useEffectEvent, useState } from "react";
import { opener } from "./opener.ts";

const isMarked = () => (history.state as { search?: true } | null)?.search === true;

/** Opening adds an entry for the same page to the history: Back closes the search, Forward and a reload open it again. */
export const useHistoryEntry = () => {
  const [isOpen, setOpen] = useState(false);

  const close = () => {
    if (!isOpen) return;
    setOpen(false);
    history.back();
  };

  const onClick = useEffectEvent(({ target }: MouseEvent) => {
    if (!(target as Element).closest(opener)) return;
    if (isOpen) return close();
    if (!isMarked()) history.pushState({ search: true }, "");
    setOpen(true);
  });

  useEffect(() => {
    const follow = () => setOpen(isMarked());
    follow();
    document.addEventListener("click", onClick);
    addEventListener("popstate", follow);
    return () => {
      document.removeEventListener("click", onClick);
      removeEventListener("popstate", follow);
    };
  }, []);

  return {
    isOpen,
    close,
    /** Closes without going back, for a navigation that replaces the entry. */
    leave: () => setOpen(false),
  };
};
