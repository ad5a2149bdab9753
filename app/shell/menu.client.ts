/** The menu is a native popover. Scripts say whether it is expanded, and close it when it is left. */
export const installMenu = () => {
  if (!document.querySelector("[data-bar]")) console.warn("Nav DNE");
  const menu = document.getElementById("menu");
  const toggle = document.querySelector('[popovertarget="menu"]');
  toggle?.setAttribute("aria-expanded", "false");
  menu?.addEventListener("beforetoggle", ({ newState }) => {
    toggle?.setAttribute("aria-expanded", String(newState === "open"));
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
