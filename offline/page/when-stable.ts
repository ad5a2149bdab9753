const longestWait = 30_000;

/** A browser may keep its idle moments to itself for as long as it likes, so the first is not waited for forever. */
const longestIdle = 2000;

/** For browsers that do not tell when they are idle. */
const shortPause = 1000;

/** An effect is to call this, so that the app has been hydrated and the first route rendered. */
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
    if ("requestIdleCallback" in window) requestIdleCallback(finish, { timeout: longestIdle });
    else setTimeout(finish, shortPause);
  };
  const timer = setTimeout(finish, longestWait);
  if (document.readyState === "complete") waitForIdle();
  else addEventListener("load", waitForIdle);
  return stop;
};
