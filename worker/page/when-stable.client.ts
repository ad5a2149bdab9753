const maxWait = 30_000;

/** Without a timeout, requestIdleCallback may never fire. */
const idleTimeout = 2000;

/** For browsers without requestIdleCallback. */
const fallbackDelay = 1000;

/** A page is stable when it has loaded and is idle, or after 30 seconds. */
export const whenStable = (callback: () => void) => {
  let isOver = false;
  const finish = () => {
    if (!isOver) callback();
    isOver = true;
  };
  const waitForIdle = () => {
    if ("requestIdleCallback" in window) requestIdleCallback(finish, { timeout: idleTimeout });
    else setTimeout(finish, fallbackDelay);
  };
  setTimeout(finish, maxWait);
  if (document.readyState === "complete") waitForIdle();
  else addEventListener("load", waitForIdle);
};
