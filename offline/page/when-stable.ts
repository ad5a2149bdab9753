const longestWait = 30_000;

/** For browsers that do not tell when they are idle. */
const shortPause = 1000;

/**
 * Calls back once: when the page has loaded and the main thread is idle, or after 30 seconds, whichever comes first.
 * To be called by an effect, so that the app has been hydrated and the first route rendered.
 */
export const whenStable = (callback: () => void): (() => void) => {
  let over = false;
  const stop = () => {
    over = true;
    clearTimeout(timer);
    removeEventListener("load", waitForIdle);
  };
  const finish = () => {
    if (over) return;
    stop();
    callback();
  };
  const waitForIdle = () => {
    if ("requestIdleCallback" in window) requestIdleCallback(finish);
    else setTimeout(finish, shortPause);
  };
  const timer = setTimeout(finish, longestWait);
  if (document.readyState === "complete") waitForIdle();
  else addEventListener("load", waitForIdle);
  return stop;
};
