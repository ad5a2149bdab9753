import { useEffect } from "react";

/** The browser may refuse, for example in battery saver mode or while the page is hidden. */
const request = () => navigator.wakeLock.request("screen").catch(() => undefined);

/** Keeps the screen on. The browser releases the lock when the page is hidden, so it is requested again. */
export const useWakeLock = (isNeeded: boolean) => {
  useEffect(() => {
    if (!isNeeded || !("wakeLock" in navigator)) return;
    let lock = request();
    const renew = () => {
      lock = request();
    };
    document.addEventListener("visibilitychange", renew);
    return () => {
      document.removeEventListener("visibilitychange", renew);
      void lock.then((held) => held?.release());
    };
  }, [isNeeded]);
};
