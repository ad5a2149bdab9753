import { deviceStorage } from "../lib/storage.ts";
import { followHistory } from "./viewer-address.client.ts";

/**
 * Inlined in every page's head, so it must be tiny. It runs before the first paint: the theme does not flash, the bar has its
 * scrolled style on a scrolled page, and a view transition finds the picture that two pages share.
 */

const root = document.documentElement;
const scrolledAt = 50;

const themeKey = "theme";
type Theme = "light" | "dark";

const barColors = () => [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];

const [lightPaper = "", darkPaper = ""] = barColors().map(({ content }) => content);

const applyTheme = (theme: Theme) => {
  root.dataset.theme = theme;
  for (const meta of barColors()) meta.content = theme === "dark" ? darkPaper : lightPaper;
};

const theme = deviceStorage.read(themeKey);
if (theme === "light" || theme === "dark") applyTheme(theme);

addEventListener("click", ({ target }) => {
  if (!(target as Element).closest("[data-theme-toggle]")) return;
  const shown = root.dataset.theme ?? (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
  const next = shown === "dark" ? "light" : "dark";
  applyTheme(next);
  deviceStorage.write(themeKey, next);
});

const markScrolled = () => root.toggleAttribute("data-scrolled", scrollY >= scrolledAt);
addEventListener("scroll", markScrolled, { passive: true });
addEventListener("pageshow", markScrolled);
// Reading the scroll position forces layout, so this waits for the first frame, which does it anyway.
addEventListener("DOMContentLoaded", () => requestAnimationFrame(markScrolled));

/** The picture of a topic: on the tile that links to it, or in the masthead of its own page. */
const pictureOf = ({ pathname }: URL) => {
  const links = [...document.querySelectorAll<HTMLAnchorElement>("a:has([data-morph])")];
  const link = links.find((one) => one.pathname === pathname);
  const picture = (link ?? document).querySelector<HTMLElement>(link ? "[data-morph]" : "[data-morph=masthead]");
  return picture && { picture, name: `picture${(link ?? location).pathname.replaceAll("/", "-")}` };
};

let latest: ViewTransition | null;

/** Animates one picture from its tile into the masthead of its page, and back. Other pages appear at once. */
const morph = (transition: ViewTransition | null, url: string | null | undefined) => {
  const found = transition && url && pictureOf(new URL(url));
  if (!found) {
    // WebKit reports an unhandled rejection.
    transition?.ready.catch(() => undefined);
    return transition?.skipTransition();
  }
  latest = transition;
  found.picture.style.viewTransitionName = found.name;
  // Going back at once ends the first transition; the second one still needs the name.
  void transition.finished.finally(() => {
    if (latest === transition) found.picture.style.viewTransitionName = "";
  });
};

addEventListener("pageswap", ({ viewTransition, activation }) => morph(viewTransition, activation?.entry.url));
addEventListener("pagereveal", ({ viewTransition }) =>
  morph(viewTransition, globalThis.navigation?.activation?.from?.url),
);

followHistory();
