/** For browsers that do not tell when they are idle. */
const shortPause = 200;
const longestIdle = 2000;

/** The pause after a start that failed; it doubles each time, until only the visitor's touch tries again. */
const firstPause = 1000;
const longestPause = 60_000;

const isInWindow = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
};

const remembers = () => {
  try {
    return localStorage.length + sessionStorage.length > 0;
  } catch {
    return false;
  }
};

const all = (selector: string) => [...document.querySelectorAll(selector)];

/**
 * An address with a query or an anchor may ask the app for something, and a part that is not whole without it
 * (`data-live`) does. If this device was here before, a clock may run on wherever it is, and a control in the window has to
 * be as it was left. Without a network the app says which links lead on.
 */
const isAppWanted = () =>
  !navigator.onLine ||
  location.search + location.hash !== "" ||
  all('main [data-live="true"]').length > 0 ||
  (remembers() &&
    (all('main [data-live="runs"]').length > 0 || all("main :is([data-replay], [data-live])").some(isInWindow)));

/** Drawings weigh next to nothing, and whoever reads on finds them there. Photographs wait until the visitor comes near. */
const bringDrawings = () => {
  for (const drawing of all("img[src$=svg]")) (drawing as HTMLImageElement).loading = "eager";
};

type App = {
  /** Fetches what the start will need, and runs none of it. */
  bring: () => void;
  start: () => Promise<void>;
};

/**
 * Scripts that start while the page loads compete with its styles, fonts and first picture, and bringing a long page to
 * life is work for nothing if it is only read. So they are fetched when the page has loaded, its first picture is drawn
 * and the browser is idle, and start when the visitor moves. Where something in the window needs them they start at
 * once; a press or a key does not wait for the page either. A start that failed is tried again after a while, at the
 * next touch, and when the network is back.
 */
export const startLate = ({ bring, start }: App) => {
  const at = location.pathname;
  let started = false;
  let done = false;
  let isAtRest = false;
  let hasMoved = false;
  let pause = firstPause;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const boot = async () => {
    if (started) return;
    // What there is to start stands at the end of the page, and a visitor may be faster than the page.
    if (document.readyState === "loading") return addEventListener("DOMContentLoaded", boot);
    started = true;
    clearTimeout(timer);
    try {
      await start();
      done = true;
    } catch (error) {
      // Leaving the page ends its requests too: then nobody is there any more to log it.
      setTimeout(console.error, 99, "The page could not start", error);
      started = false;
      if (pause < longestPause) timer = setTimeout(boot, pause);
      pause *= 2;
    }
  };

  const rest = () => {
    isAtRest = true;
    bringDrawings();
    if (hasMoved || isAppWanted()) void boot();
    else bring();
  };

  const move = (event: Event) => {
    const { movementX, movementY } = event as PointerEvent;
    // A pointer at rest gets an event as well, when the page is laid out under it.
    if (movementX === 0 && movementY === 0) return;
    hasMoved = true;
    // After a start that failed only a touch is worth another try: a page is scrolled all the time.
    if (isAtRest && pause === firstPause) void boot();
  };

  const whenIdle = () => window.requestIdleCallback?.(rest, { timeout: longestIdle }) ?? setTimeout(rest, shortPause);

  // The load event does not wait for the first picture to be decoded and painted.
  addEventListener("load", async () => {
    await document
      .querySelector<HTMLImageElement>("img[fetchpriority]")
      ?.decode()
      .catch(() => undefined);
    setTimeout(whenIdle, 99);
  });

  // Back to a page that the app had shown before a reload: nobody is there yet to show it.
  addEventListener("popstate", () => done || location.pathname === at || location.reload());
  // A clock that was started in another tab runs here as well.
  addEventListener("storage", () => isAtRest && isAppWanted() && void boot());
  for (const type of ["pointermove", "scroll"]) addEventListener(type, move, { passive: true });
  for (const type of ["pointerdown", "keydown", "click", "focusin", "online"]) addEventListener(type, boot, true);
};
