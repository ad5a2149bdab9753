import { type KeyboardEvent, useState } from "react";

const openInTab = (option: HTMLElement | null, { ctrlKey, metaKey }: KeyboardEvent) => {
  if ((ctrlKey || metaKey) && option instanceof HTMLAnchorElement) window.open(option.href, "_blank", "noopener");
  else option?.click();
};

/** The id of the active option, while the focus stays in the field; by default it is `first`. */
export const useChoice = (ids: string[], first: string | undefined) => {
  const [chosen, choose] = useState<string>();
  const active = chosen !== undefined && ids.includes(chosen) ? chosen : first;

  const move = (by: 1 | -1) => {
    const at = active === undefined ? Math.min(0, -by) : ids.indexOf(active);
    const next = ids.at((at + by) % ids.length);
    choose(next);
    document.getElementById(next ?? "")?.scrollIntoView({ block: "nearest" });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    const isArrow = key === "ArrowDown" || key === "ArrowUp";
    if (event.nativeEvent.isComposing || !(isArrow || key === "Enter")) return;
    event.preventDefault();
    if (isArrow) move(key === "ArrowDown" ? 1 : -1);
    else openInTab(document.getElementById(active ?? ""), event);
  };

  return { active, choose, onKeyDown };
};
