import { type KeyboardEvent, useLayoutEffect, useRef, useState } from "react";

const isArrow = (key: string) => key === "ArrowDown" || key === "ArrowUp";

export const actsOnList = (key: string) => isArrow(key) || key === "Enter";

/**
 * Which option is chosen while the focus stays in the field; a new list begins at its first. `onApart` is told of one that
 * opens in a tab of its own.
 */
export const useActive = (ids: string[], list: string, onApart: () => void) => {
  const [chosen, setChosen] = useState<{ list: string; id: string }>();
  const isSteered = useRef(false);
  const kept = chosen?.list === list && ids.includes(chosen.id) ? chosen.id : undefined;
  // Before anything was typed nothing is chosen, so that Enter opens nothing unasked.
  const active = kept ?? (list.trim() === "" ? undefined : ids[0]);

  useLayoutEffect(() => {
    if (isSteered.current && active !== undefined)
      document.getElementById(active)?.scrollIntoView({ block: "nearest" });
    isSteered.current = false;
  });

  const choose = (id: string | undefined) => {
    if (id !== undefined && id !== kept) setChosen({ list, id });
  };

  const move = (by: 1 | -1) => {
    const at = active === undefined ? (by > 0 ? -1 : 0) : ids.indexOf(active);
    isSteered.current = true;
    choose(ids.at((at + by) % ids.length));
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (isArrow(event.key)) {
      event.preventDefault();
      move(event.key === "ArrowDown" ? 1 : -1);
    } else if (event.key === "Enter") {
      event.preventDefault();
      const option = active === undefined ? null : document.getElementById(active);
      const isApart = event.ctrlKey || event.metaKey;
      if (!(isApart && option instanceof HTMLAnchorElement)) return option?.click();
      window.open(option.href, "_blank", "noopener");
      onApart();
    }
  };

  return { active, isChosen: kept !== undefined, choose, onKeyDown };
};
