/**
 * What must work before React does: it is inlined into every page's head, so the theme never flashes, the bar knows its
 * state in mid-page, no button is dead while scripts load, the scripts start when they disturb nobody, and a page whose
 * scripts are gone can say so. What it imports is inlined too, so it must be tiny.
 */
import { watchForGone } from "../../offline/page/gone-for-good.ts";
import { noteScrollbar } from "../lib/scrollbar.ts";
import { holdClicks } from "./boot/hold.ts";
import { startLate } from "./boot/late.ts";
import { bringApp, startApp } from "./boot/start.ts";
import { holdPictures } from "./first-pictures.ts";
import { layOutPartly, layOutRest, layOutWhole } from "./whole-page.ts";

const root = document.documentElement;
const scrolledAt = 50;

type Theme = "light" | "dark";

const barColors = () => [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];

/** The page names them for the browser's bar. */
const [lightPaper = "", darkPaper = ""] = barColors().map(({ content }) => content);

/** Storage can be forbidden; the theme then lasts as long as the page. */
const stored = (theme?: Theme) => {
  try {
    if (theme) localStorage.setItem("theme", theme);
    return localStorage.getItem("theme");
  } catch {
    return null;
  }
};

const applyTheme = (theme: Theme) => {
  root.dataset.theme = theme;
  for (const meta of barColors()) meta.content = theme === "dark" ? darkPaper : lightPaper;
};

const shownTheme = (): Theme =>
  (root.dataset.theme as Theme | undefined) ?? (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");

/** A frame has been drawn by then, with what was changed before it. */
const afterTwoFrames = (then: () => void) => requestAnimationFrame(() => requestAnimationFrame(then));

const theme = stored();
if (theme === "light" || theme === "dark") applyTheme(theme);

addEventListener("click", ({ target }) => {
  if (!(target as Element).closest("[data-theme-toggle]")) return;
  // Every element is styled anew: those that are seen come first. Each section remembers its length.
  layOutPartly();
  afterTwoFrames(layOutRest);
  const next = shownTheme() === "dark" ? "light" : "dark";
  applyTheme(next);
  stored(next);
});

// By these keys the router knows the entries of the history, and with them how far each page was scrolled.
if (!history.state?.key) history.replaceState({ key: String(Date.now()) }, "");

// Who comes to a page anew begins at its top; who comes back, or to an anchor, needs to know how long all of it is.
const [arrival] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
if (arrival?.type === "navigate" && !location.hash) {
  layOutPartly();
  holdPictures();
}

watchForGone();
holdClicks();
startLate({ bring: () => void bringApp().catch(() => undefined), start: startApp });

const noteScroll = () => root.toggleAttribute("data-scrolled", scrollY >= scrolledAt);
addEventListener("scroll", noteScroll, { passive: true });
addEventListener("pageshow", noteScroll);

// While a web font is on its way Firefox loads no stand-in of its own accord: it would show other fonts until then.
if (CSS.supports("-moz-appearance: none")) {
  const loadStandIns = () => {
    for (const face of document.fonts) if (face.family.includes("Fallback")) face.load().catch(() => {});
  };
  document.fonts.addEventListener("loading", loadStandIns, { once: true });
}

/** Chromium would put a font that missed the first frame on with a section that is laid out later. */
const noteLateFonts = () => {
  if ([...document.fonts].some(({ status }) => status === "loading")) layOutWhole();
};

addEventListener("DOMContentLoaded", () => {
  // To ask where the page stands is to lay it out: not before its first frame, which does that anyway.
  requestAnimationFrame(() => {
    noteScroll();
    noteLateFonts();
  });
  afterTwoFrames(() => {
    noteLateFonts();
    layOutRest();
  });
  if (!document.querySelector("[data-bar]")) console.warn("Nav DNE");

  const menu = document.getElementById("menu");
  const toggle = document.querySelector('[popovertarget="menu"]');
  // Without scripts the browser itself tells whether the menu is open; with them the attribute has to follow.
  toggle?.setAttribute("aria-expanded", "false");
  menu?.addEventListener("beforetoggle", (event) => {
    const isOpening = (event as ToggleEvent).newState === "open";
    toggle?.setAttribute("aria-expanded", String(isOpening));
    // The open menu takes the page's scrollbar away; its room stays, so that the page behind does not move.
    if (isOpening) noteScrollbar(root);
    root.toggleAttribute("data-menu", isOpening);
  });
  // A page kept for Back must not come back with its menu open.
  addEventListener("pagehide", () => menu?.matches(":popover-open") && menu.hidePopover());
});
