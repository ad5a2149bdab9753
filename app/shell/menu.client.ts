import { noteScrollbar } from "../lib/scrollbar.ts";

/** The menu is a native popover. Scripts say whether it is expanded, lock the page behind it, and close it when left. */
export const installMenu = () => {
  const root = document.documentElement;
  if (!document.querySelector("[data-bar]")) console.warn("Nav DNE");
  const menu = document.getElementById("menu");
  const toggle = document.querySelector('[popovertarget="menu"]');
  toggle?.setAttribute("aria-expanded", "false");
  menu?.addEventListener("beforetoggle", ({ newState }) => {
    const isOpening = newState === "open";
    toggle?.setAttribute("aria-expanded", String(isOpening));
    // The open menu takes the page's scrollbar away; its room stays, so that the page behind does not move.
    if (isOpening) noteScrollbar(root);
    root.toggleAttribute("data-menu", isOpening);
  });
  const bar = menu?.closest("[data-bar]");
  bar?.addEventListener("focusout", (event) => {
    const { relatedTarget } = event as FocusEvent;
    if (relatedTarget && !bar.contains(relatedTarget as Node)) menu?.hidePopover();
  });
  // An anchor on this page is a navigation as well, and a page kept for Back must not come back with its menu open.
  menu?.addEventListener("click", ({ target }) => (target as Element).closest("a") && menu.hidePopover());
  addEventListener("pagehide", () => menu?.matches(":popover-open") && menu.hidePopover());
};
