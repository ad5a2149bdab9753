/**
 * Runs in every page's head, before the first paint: the theme never flashes, the bar knows its state in mid-page, and a
 * view transition finds the picture that two pages share. It is inlined, so it must be tiny.
 */

const root = document.documentElement;
const scrolledAt = 50;

type Theme = "light" | "dark";

const barColors = () => [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];

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

const theme = stored();
if (theme === "light" || theme === "dark") applyTheme(theme);

addEventListener("click", ({ target }) => {
  if (!(target as Element).closest("[data-theme-toggle]")) return;
  const shown = root.dataset.theme ?? (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
  const next = shown === "dark" ? "light" : "dark";
  applyTheme(next);
  stored(next);
});

const noteScroll = () => root.toggleAttribute("data-scrolled", scrollY >= scrolledAt);
addEventListener("scroll", noteScroll, { passive: true });
addEventListener("pageshow", noteScroll);
// To ask where the page stands lays it out: the first frame does that anyway.
addEventListener("DOMContentLoaded", () => requestAnimationFrame(noteScroll));

/** On a tile that leads to an address stands the picture of the topic there; on the topic's own page, in its masthead. */
const pictureOf = ({ pathname }: URL) => {
  const links = [...document.querySelectorAll<HTMLAnchorElement>("a:has([data-morph])")];
  const link = links.find((one) => one.pathname === pathname);
  const picture = (link ?? document).querySelector<HTMLElement>(link ? "[data-morph]" : "[data-morph=masthead]");
  return picture && { picture, name: `picture${(link ?? location).pathname.replaceAll("/", "-")}` };
};

let latest: ViewTransition | null;

/** One picture grows from its tile into the masthead of its page, and back; other pages are there at once. */
const morph = (transition: ViewTransition | null, url: string | null | undefined) => {
  const found = transition && url && pictureOf(new URL(url));
  if (!found) {
    // WebKit reports a promise that nobody caught.
    transition?.ready.catch(() => undefined);
    return transition?.skipTransition();
  }
  latest = transition;
  found.picture.style.viewTransitionName = found.name;
  // A visitor who goes back at once ends the first transition, whose picture the second one needs.
  void transition.finished.finally(() => {
    if (latest === transition) found.picture.style.viewTransitionName = "";
  });
};

addEventListener("pageswap", ({ viewTransition, activation }) => morph(viewTransition, activation?.entry.url));
addEventListener("pagereveal", ({ viewTransition }) =>
  morph(viewTransition, globalThis.navigation?.activation?.from?.url),
);
