import { useEffect } from "react";

/** A page that was out of sight has to ask again. */
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
        // A device that saves its battery refuses.
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
