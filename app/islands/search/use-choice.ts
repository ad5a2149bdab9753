import { type KeyboardEvent, useState } from "react";

/**
 * Which option is chosen, by its id, while the focus stays in the field. `first` is so by itself: before anything was typed
 * none is, so that Enter opens nothing unasked. `onApart` is told of what opens in a tab of its own.
 */
export const useChoice = (ids: string[], first: string | undefined, onApart: () => void) => {
  const [chosen, choose] = useState<string>();
  const active = chosen !== undefined && ids.includes(chosen) ? chosen : first;

  const move = (by: 1 | -1) => {
    const at = active === undefined ? Math.min(0, -by) : ids.indexOf(active);
    const next = ids.at((at + by) % ids.length);
    choose(next);
    document.getElementById(next ?? "")?.scrollIntoView({ block: "nearest" });
  };

  const openActive = ({ ctrlKey, metaKey }: KeyboardEvent) => {
    const option = document.getElementById(active ?? "");
    if (!((ctrlKey || metaKey) && option instanceof HTMLAnchorElement)) return option?.click();
    window.open(option.href, "_blank", "noopener");
    onApart();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    const isArrow = key === "ArrowDown" || key === "ArrowUp";
    if (event.nativeEvent.isComposing || !(isArrow || key === "Enter")) return;
    event.preventDefault();
    if (isArrow) move(key === "ArrowDown" ? 1 : -1);
    else openActive(event);
  };

  return { active, choose, onKeyDown };
};
