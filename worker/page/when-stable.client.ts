const longestWait = 30_000;

/** A browser may keep its idle moments to itself for as long as it likes, so the first is not waited for forever. */
const longestIdle = 2000;

/** For browsers that do not tell when they are idle. */
const shortPause = 1000;

/** Stable is a page that has loaded and is idle; 30 seconds are the most that it is waited for. */
export const whenStable = (callback: () => void) => {
  let isOver = false;
  const finish = () => {
    if (!isOver) callback();
    isOver = true;
  };
  const waitForIdle = () => {
    if ("requestIdleCallback" in window) requestIdleCallback(finish, { timeout: longestIdle });
    else setTimeout(finish, shortPause);
  };
  setTimeout(finish, longestWait);
  if (document.readyState === "complete") waitForIdle();
  else addEventListener("load", waitForIdle);
};
