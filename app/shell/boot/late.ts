/** For browsers that do not tell when they are idle. */
const shortPause = 200;
const longestIdle = 2000;

/** The pause after a start that failed; it doubles each time, until only the visitor's touch tries again. */
const firstPause = 1000;
const longestPause = 60_000;

/**
 * Scripts that start while the page loads compete with its styles, fonts and first picture. So they start when the page
 * has loaded, its first picture is drawn and the browser is idle, or as soon as the visitor does something. A start that
 * failed is tried again after a while, at the next touch, and when the network is back.
 */
export const startLate = (start: () => Promise<void>) => {
  const at = location.pathname;
  let started = false;
  let done = false;
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

  const whenIdle = () => window.requestIdleCallback?.(boot, { timeout: longestIdle }) ?? setTimeout(boot, shortPause);

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
  for (const type of ["pointerdown", "keydown", "online"]) addEventListener(type, boot);
};
