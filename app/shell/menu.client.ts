/** The menu is a native popover. This sets `aria-expanded`, locks the page behind it, and closes it when the focus leaves. */
const root = document.documentElement;
if (!document.querySelector("[data-bar]")) console.warn("Nav DNE");
const menu = document.getElementById("menu");
const toggle = document.querySelector('[popovertarget="menu"]');
toggle?.setAttribute("aria-expanded", "false");
menu?.addEventListener("beforetoggle", ({ newState }) => {
  const isOpening = newState === "open";
  toggle?.setAttribute("aria-expanded", String(isOpening));
  // The open menu hides the page's scrollbar. Reserving its width, if it has one, keeps the page behind from moving.
  const scrollbar = innerWidth - root.clientWidth;
  if (isOpening) root.style.setProperty("--scrollbar", scrollbar ? `${scrollbar}px` : "");
  root.toggleAttribute("data-menu", isOpening);
});
const bar = menu?.closest("[data-bar]");
bar?.addEventListener("focusout", (event) => {
  const { relatedTarget } = event as FocusEvent;
  if (relatedTarget && !bar.contains(relatedTarget as Node)) menu?.hidePopover();
});
// Links to anchors do not load a page, and the back-forward cache must not restore an open menu.
menu?.addEventListener("click", ({ target }) => (target as Element).closest("a") && menu.hidePopover());
addEventListener("pagehide", () => menu?.matches(":popover-open") && menu.hidePopover());
