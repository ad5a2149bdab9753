import { useEffect } from "react";

/** Keeps the screen on. The browser releases the lock when the page is hidden, so it is requested again. */
export const useWakeLock = (isNeeded: boolean) => {
  useEffect(() => {
    if (!isNeeded || !("wakeLock" in navigator)) return;
    let isOver = false;
    let release = () => {};
    const ask = async () => {
      if (document.visibilityState !== "visible") return;
      try {
        const lock = await navigator.wakeLock.request("screen");
        release = () => void lock.release();
        if (isOver) release();
      } catch {
        // Rejected, for example in battery saver mode.
      }
    };
    void ask();
    document.addEventListener("visibilitychange", ask);
    return () => {
      isOver = true;
      document.removeEventListener("visibilitychange", ask);
      release();
    };
  }, [isNeeded]);
};
